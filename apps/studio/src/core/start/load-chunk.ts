const chunkPatienceMs = 120_000

/** A part of the build that could not be loaded: most often one that a newer version replaced. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED'

  constructor(code: ChunkLoadError['code'], cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Imports a part of the build. Any failure is of one kind, for which the page offers a reload. */
export async function loadChunk<T>(load: () => Promise<T>, patienceMs = chunkPatienceMs): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer in ${patienceMs} ms`)), patienceMs)
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw new ChunkLoadError(isAboutStyle(error) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED', error)
  } finally {
    clearTimeout(timer)
  }
}

/** As the build's own loader words it. */
const isAboutStyle = (error: unknown) => error instanceof Error && error.message.includes('preload CSS')
