import { firstChunks } from './first-chunks.ts'

const named = new Set(firstChunks.groups.map(({ name }) => name))

interface Chunk {
  readonly name: string
  /** The file that a chunk stands for, where it stands for one alone. */
  readonly facadeModuleId?: string | null
}

/** The first file names all others: what a screen is called is of no use to a browser, and weighs. */
export const shortNames = {
  chunkFileNames: ({ name, facadeModuleId }: Chunk) =>
    named.has(name) && !facadeModuleId ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
}
