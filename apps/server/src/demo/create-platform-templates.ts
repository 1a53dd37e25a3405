import { standardLook, standardPage } from '@coverwright/domain/build/template/standard-page'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { publishNewTemplate } from '../modules/build/template/index.ts'
import { findAccount } from '../modules/company/member/index.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'
import { demoCompanies } from './people.ts'
import { platformTemplates } from './platform-templates.ts'

interface Made {
  readonly name: string
  readonly tag: string
  readonly content: TemplateContent
}

const mails = platformTemplates.map(
  ({ name, tag, mail }): Made => ({ name, tag, content: { version: 1, kind: 'email', texts: { en_uk: mail } } }),
)

/** As every home page of an agent looks that no template was chosen for. */
const homePage: Made = {
  name: 'Home page',
  tag: 'Agents',
  content: { version: 1, kind: 'agent-page', look: standardLook, texts: { en_uk: standardPage } },
}

/** Written by whoever runs the product, for everybody to copy. */
export async function createPlatformTemplates({ door, enter }: WaysIn, now: Date): Promise<void> {
  const operator = demoCompanies.find(({ isOperator }) => isOperator)
  const author = operator && (await door((tx) => findAccount(tx, operator.members[0].email)))
  if (!author) return
  await enter(author, async (tx, audit) => {
    for (const made of [...mails, homePage])
      await audit(await publishNewTemplate(tx, { ...made, memberId: author.memberId, now }), { name: made.name })
  })
}
