import { z } from 'zod'

/** Another form of backup gets another number; who cannot read it says so. */
export const formatVersion = 1

/** What is longer is cut: a piece is held in memory. */
export const pieceBytes = 2 ** 20
export const manifestName = 'manifest'

const Content = { name: z.string(), bytes: z.int().min(0), sha256: z.string() }

export const TablePart = z.object({
  ...Content,
  kind: z.literal('table'),
  columns: z.array(z.string()),
  rows: z.int().min(0),
})

export const FilePart = z.object({ ...Content, kind: z.literal('file') })

/** The last entry of a backup: without it the file was cut. */
export const Manifest = z.object({
  format: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  /** Those that had been applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** How the job tables of that time are made: they are not ours, and change with their library. */
  jobTables: z.string(),
  /** Tables that are part of another: those of the jobs come and go with the days. */
  partitions: z.array(z.object({ name: z.string(), of: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** In the order in which they follow each other. */
  parts: z.array(z.discriminatedUnion('kind', [TablePart, FilePart])),
})

export type Manifest = z.output<typeof Manifest>
export type TablePart = z.output<typeof TablePart>
export type FilePart = z.output<typeof FilePart>
export type Part = Manifest['parts'][number]

/** Under which its pieces stand. */
export const folderOf = ({ kind, name }: Pick<Part, 'kind' | 'name'>) => `${kind}s/${name}`
