import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { createLane, type Lane, type Refusals } from '../../../../platform/threads/create-lane.ts'
import { TaskRefused } from '../../../../platform/threads/tasks.ts'
import { type FormPlace, fileOfForm } from './file-of-form.ts'

/** A value of a form cannot stand where it is to stand: the fault of that value, and not of the form. */
export interface Unfit {
  readonly unfit: string
}

export interface DocumentTasks {
  render: {
    /** The file of a form that is filled; none of what is designed here. */
    readonly input: { readonly document: FilledDocument; readonly file?: Uint8Array | undefined }
    readonly output: Uint8Array | Unfit
  }
}

const module = new URL('./document-thread.ts', import.meta.url)

const refusals: Refusals = {
  tooMuch: 'The document takes more memory than a document may. Make it shorter.',
  tooLong: (seconds) => `The document took longer than ${seconds} seconds. Make it shorter.`,
}

const short = { milliseconds: 10_000, memoryMegabytes: 256 } as const

/** In a thread of its own: setting a page takes a fifth of a second, in which the server would answer nobody. */
const standard = createLane<DocumentTasks>(module, { milliseconds: 60_000, memoryMegabytes: 512 }, refusals)

/** Apart from the standard: what one company designed keeps nobody waiting who designed nothing. */
const designed = createLane<DocumentTasks>(module, short, refusals)

/** Apart from what customers wait for: whoever tries a long document keeps nobody's certificate waiting. */
const tried = createLane<DocumentTasks>(module, short, refusals)

/** Pages, or what of a form has no room in it. */
export const isUnfit = (made: Uint8Array | Unfit): made is Unfit => 'unfit' in made

async function pagesOf(lane: Lane<DocumentTasks>, document: FilledDocument, place?: FormPlace): Promise<Uint8Array> {
  const made = await lane('render', { document, file: await fileOfForm(document, place) })
  if (isUnfit(made)) throw new TaskRefused(made.unfit)
  return made
}

/** What the product itself is written in, whose length it knows. */
export const renderDocument = (document: FilledDocument): Promise<Uint8Array> => pagesOf(standard, document)

export const renderDesigned = async (document: FilledDocument, place: FormPlace): Promise<Uint8Array | Unfit> =>
  designed('render', { document, file: await fileOfForm(document, place) })

/** Of what may be a form with where that lies. */
export const tryDocument = (document: FilledDocument, place?: FormPlace): Promise<Uint8Array> =>
  pagesOf(tried, document, place)
