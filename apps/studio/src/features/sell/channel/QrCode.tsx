import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  /** What it leads to, for whoever does not see it. */
  readonly label: string
}

/** Four squares of white around it, without which cameras do not find it. */
const border = 4

export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
