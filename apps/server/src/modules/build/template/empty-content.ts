import type { Language } from '@coverwright/domain/base/language/language'
import { standardCertificate } from '@coverwright/domain/build/template/standard-certificate'
import { standardContract, standardTerms } from '@coverwright/domain/build/template/standard-contract'
import { standardLook, standardPage } from '@coverwright/domain/build/template/standard-page'
import type { TemplateKind } from '@coverwright/domain/build/template/template'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'

/** What a template begins with. */
export const emptyContent: Readonly<Record<TemplateKind, (language: Language) => TemplateContent>> = {
  email: (language) => ({
    version: 1,
    kind: 'email',
    texts: {
      [language]: {
        subject: '',
        previewText: '',
        blocks: [
          { type: 'heading', id: 'heading', text: '' },
          { type: 'paragraph', id: 'paragraph', text: '' },
        ],
        footer: '',
      },
    },
  }),
  document: (language) => ({
    version: 1,
    kind: 'document',
    texts: { [language]: standardCertificate(language) },
  }),
  'agent-page': (language) => ({
    version: 1,
    kind: 'agent-page',
    look: standardLook,
    texts: { [language]: standardPage },
  }),
  contract: (language) => ({
    version: 1,
    kind: 'contract',
    terms: [...standardTerms],
    texts: { [language]: standardContract },
  }),
  post: (language) => ({ version: 1, kind: 'post', texts: { [language]: { text: '', riskLine: '' } } }),
  sms: (language) => ({ version: 1, kind: 'sms', sender: '', texts: { [language]: { text: '' } } }),
}
