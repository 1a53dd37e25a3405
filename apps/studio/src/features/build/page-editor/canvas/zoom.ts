/** How large the canvas can be shown; without one it is as large as fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5] as const

/** The next larger or smaller one from where the canvas is, if there is any. */
export const zoomFrom = (scale: number, step: 1 | -1): number | undefined =>
  step === 1 ? zooms.find((zoom) => zoom > scale + nearly) : zooms.findLast((zoom) => zoom < scale - nearly)

/** As large as a width fits beside its margins, and never larger than it is. */
export const fitting = (room: number, width: number, margin: number): number =>
  room > 0 ? Math.min(1, (room - 2 * margin) / width) : 1

const nearly = 0.005
