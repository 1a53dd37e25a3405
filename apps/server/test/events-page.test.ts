import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audiences } from '@coverwright/domain/base/event/event'
import { events } from '@coverwright/domain/events'
import { isMarketing } from '@coverwright/domain/reach/automation/triggers'
import { expect, test } from 'vitest'

const rows = Object.entries(events)
  .map(([type, { about, audience, isMandatory }]) => {
    const said = isMandatory ? 'always' : isMarketing(type) ? 'once you switch it on' : 'unless you say otherwise'
    const whom = audience.map((one) => audiences[one]).join('; ')
    return `| \`${type}\` | ${about} | ${whom} | ${said} |`
  })
  .toSorted()

test('docs/events.md lists what the product tells, as the catalogue has it', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/events.md'), 'utf8')
  const listed = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(listed, `It should list:\n${rows.join('\n')}`).toEqual(rows)
})
