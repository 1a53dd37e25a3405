import { publishNewTemplate } from '../modules/build/template/index.ts'
import { findAccount } from '../modules/company/member/index.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'
import { demoCompanies } from './people.ts'
import { platformTemplates } from './platform-templates.ts'

/** Written by whoever runs the product, for everybody to copy. */
export async function createPlatformTemplates({ door, enter }: WaysIn, now: Date): Promise<void> {
  const operator = demoCompanies.find(({ isOperator }) => isOperator)
  const author = operator && (await door((tx) => findAccount(tx, operator.members[0].email)))
  if (!author) return
  await enter(author, async (tx, audit) => {
    for (const { name, tag, mail } of platformTemplates) {
      const content = { version: 1, kind: 'email', texts: { en_uk: mail } } as const
      const made = { name, tag, content, memberId: author.memberId, now }
      await audit(await publishNewTemplate(tx, made), { name })
    }
  })
}
