import CellBench

/// The articles' own set-ups, wrong and right beside each other, in the articles' order.
@MainActor func gallery() -> [Benchmark] {
  var screens: [Benchmark] = []
  for setUp in HostedTextScreen.SetUp.allCases {
    screens.append(gallery("hosted-text/\(setUp)") { HostedTextScreen(setUp) })
  }
  screens.append(gallery("view-only/detached") { ViewOnlyScreen(isInserted: false) })
  screens.append(gallery("view-only/inserted") { ViewOnlyScreen(isInserted: true) })
  for setUp in PopoverScreen.SetUp.allCases {
    screens.append(gallery("popover/\(setUp)", flags: setUp == .strongAction ? [.leak] : []) { PopoverScreen(setUp) })
  }
  for setUp in GeometryScreen.SetUp.allCases {
    screens.append(gallery("geometry/\(setUp)", flags: setUp == .strongAction ? [.leak] : []) { GeometryScreen(setUp) })
  }
  for setUp in BaseViewScreen.SetUp.allCases {
    screens.append(gallery("base-view/\(setUp)") { BaseViewScreen(setUp) })
  }
  screens.append(gallery("badge/fixed") { BadgeScreen() })
  screens += cellScreens()
  screens.append(gallery("model/plain", flags: [.stale]) { ObservedScreen(isObserved: false) })
  screens.append(gallery("model/observed") { ObservedScreen(isObserved: true) })
  for setUp in SafeAreaScreen.SetUp.allCases {
    screens.append(gallery("safe-area/\(setUp)") { SafeAreaScreen(setUp) })
  }
  return screens
}

@MainActor private func cellScreens() -> [Benchmark] {
  [
    gallery("cell/asPrinted", flags: [.stateLeak]) { CellScreen<ErasedHostingCell>() },
    gallery("cell/asPrintedGeneric", flags: [.stateLeak]) { CellScreen<GenericHostingCell<GalleryRow>>() },
    gallery("cell/mended") { CellScreen<MendedCell>() },
    gallery("cell/remade") { CellScreen<RemadeCell>() },
    gallery("cell/remadeAndForgotten", flags: [.leak]) { CellScreen<ForgetfulCell>() },
    gallery("cell/withoutParent") { CellScreen<OrphanCell>() },
    gallery("cell/configuration") { CellScreen<ConfigurationCell>() },
  ]
}
