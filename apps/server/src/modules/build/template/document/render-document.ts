import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { createLane, type Refusals } from '../../../../platform/threads/create-lane.ts'

export interface DocumentTasks {
  render: { readonly input: FilledDocument; readonly output: Uint8Array }
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

/** What the product itself is written in, whose length it knows. */
export const renderDocument = (document: FilledDocument): Promise<Uint8Array> => standard('render', document)

export const renderDesigned = (document: FilledDocument): Promise<Uint8Array> => designed('render', document)

export const tryDocument = (document: FilledDocument): Promise<Uint8Array> => tried('render', document)
