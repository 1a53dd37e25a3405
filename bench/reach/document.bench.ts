// Filling and setting a certificate as a template, against the same pages written by hand with the library that sets them.
import { documentBytes } from '../../apps/server/src/modules/build/template/document/document-bytes.ts'
import { handWrittenCertificate } from '../../apps/server/test/hand-written-certificate.ts'
import { exampleDocument } from '../../packages/domain/src/build/template/example-document.ts'
import { fillDocument } from '../../packages/domain/src/build/template/fill-document.ts'
import { standardCertificate } from '../../packages/domain/src/build/template/standard-certificate.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'

const designed = standardCertificate('en_uk')
const designedPages = () => documentBytes(fillDocument(designed, exampleDocument('en_uk')).document)

/** Processor time: a document is set by one thread, whatever else the machine does. */
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const times = 10
  const before = process.cpuUsage()
  for (let n = 0; n < times; n++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

for (const work of [designedPages, handWrittenCertificate]) await milliseconds(work)
const rounds: { readonly ours: number; readonly peer: number }[] = []
for (let n = 0; n < 9; n++)
  rounds.push({ ours: await milliseconds(designedPages), peer: await milliseconds(handWrittenCertificate) })
report({
  name: 'reach/document',
  unit: 'ms',
  ours: middleOf(rounds.map((round) => round.ours)),
  peer: middleOf(rounds.map((round) => round.peer)),
  goal: { atMost: 1.3 },
})
