/** How many numbers stand for a text. */
export const dimensions = 384

/** Puts texts into numbers that lie near one another where texts mean the same, on this machine. Nothing of them leaves it. */
export interface Embedder {
  /** By which weights: what others made is not compared with it. */
  readonly model: string
  /** Left alone for a while, since it failed or was late. */
  readonly isResting: () => boolean
  /** Of length 1; nothing where it takes too long, fails, or too many ask: words answer then. */
  readonly embedQuestion: (question: string, companyId: string) => Promise<Float32Array | undefined>
  /** One behind the other, each of length 1; nothing where it fails. */
  readonly embedPassages: (texts: readonly string[]) => Promise<Float32Array | undefined>
}
