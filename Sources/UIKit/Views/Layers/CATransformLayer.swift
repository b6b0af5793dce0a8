/// A layer that keeps its sublayers' depth: no more than a layer here.
open class CATransformLayer: CALayer {}
