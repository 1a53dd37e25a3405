import { firstChunks } from './first-chunks.ts'

const named = new Set(firstChunks.groups.map(({ name }) => name))

/** The first file names all others: what a screen is called is of no use to a browser, and weighs. */
export const shortNames = {
  chunkFileNames: ({ name }: { readonly name: string }) =>
    named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
}
