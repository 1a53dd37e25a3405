import type { document } from '@coverwright/contract/build/document'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { componentDocument } from '../component/index.ts'
import { callsForKinds } from '../document/index.ts'
import { bodyDocument, shellDocument } from '../product/index.ts'
import { templateDocument } from '../template/index.ts'

/** Every kind of document, each declared beside the noun that owns it. */
export const documentKindCalls: HandlersOf<typeof document> = callsForKinds({
  body: bodyDocument,
  shell: shellDocument,
  component: componentDocument,
  template: templateDocument,
})
