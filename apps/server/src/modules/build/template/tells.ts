import { fillTemplate } from '@coverwright/domain/build/template/compiled'
import type { templateEvents } from '@coverwright/domain/build/template/template-events'
import { exampleValues } from '@coverwright/domain/build/template/template-fields'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { members, newsForLeaders } from '../../company/member/index.ts'
import { readDocument } from '../document/index.ts'
import { attachedFiles } from './attachments.ts'
import { ownValues } from './brand.ts'
import { compileTemplate } from './compile-template.ts'
import { templateDocument } from './document-kind.ts'
import { templates } from './tables.ts'

export const templateTells: StandardMessages<keyof typeof templateEvents> = {
  'template.not-filled': {
    news: async ({ tx }, { templateId }) => {
      const row = await selectRow(tx, templates, templateId)
      if (!row) return []
      const { title } = worded('template.not-filled', { name: row.name })
      const link = `/${row.kind === 'document' ? 'pdf' : 'email'}-template-create?template=${templateId}`
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Templates', link })
    },
  },
  'template.test-asked': {
    mails: async ({ tx, now }, { templateId, memberId, language }) => {
      const member = await selectRow(tx, members, memberId)
      const content = await readDocument(tx, templateDocument, templateId)
      if (!member || !content) return []
      const compiled = compileTemplate(content)
      const values = { ...(await ownValues(tx, compiled, language)), ...exampleValues }
      const filled = fillTemplate(compiled, language, values)
      if (filled?.kind !== 'email') return []
      const { subject, text, html } = filled
      const attachments = (await attachedFiles({ tx, now }, compiled)) ?? []
      return [{ recipient: member.email, subject: `[Test] ${subject}`, text, html, attachments }]
    },
  },
}
