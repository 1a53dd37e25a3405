// Filling a published mail, against rendering the same tree anew for each customer with React's own renderToStaticMarkup.
import { renderToStaticMarkup } from 'react-dom/server'
import { platformTemplates } from '../../apps/server/src/modules/build/template/platform-templates.ts'
import { compileMail } from '../../packages/blocks/src/mail/compile-mail.ts'
import { newInk } from '../../packages/blocks/src/mail/ink.ts'
import { mailTree } from '../../packages/blocks/src/mail/mail-tree.ts'
import { fillTemplate } from '../../packages/domain/src/build/template/compiled.ts'
import { exampleValues } from '../../packages/domain/src/build/template/template-fields.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'

const welcome = platformTemplates[0]?.content
const mail = welcome?.kind === 'email' ? welcome.texts.en_uk : undefined
if (!mail) throw new Error('There is no mail to fill')
const values = { ...exampleValues, 'brand.company': 'Tarnbrook', 'brand.colour': '#175cd3', 'brand.ink': '#ffffff' }
const compiled = { kind: 'email', texts: { en_uk: compileMail(mail, 'en_uk') } } as const

const microseconds = (work: () => unknown) => {
  const times = 500
  const startedAt = performance.now()
  for (let n = 0; n < times; n++) work()
  return ((performance.now() - startedAt) / times) * 1000
}

const rounds = Array.from({ length: 9 }, () => ({
  ours: microseconds(() => fillTemplate(compiled, 'en_uk', values)),
  peer: microseconds(() => renderToStaticMarkup(mailTree(mail, 'en-GB', newInk('html')))),
}))
report({
  name: 'reach/fill-mail',
  unit: 'µs',
  ours: middleOf(rounds.map(({ ours }) => ours)),
  peer: middleOf(rounds.map(({ peer }) => peer)),
  goal: { atMost: 0.1 },
})
