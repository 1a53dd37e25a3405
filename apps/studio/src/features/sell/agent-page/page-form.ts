import type { AgentPageForm } from '@coverwright/domain/sell/agent-page/agent-page'
import type { useSchemaForm } from '../../../framework/form/use-schema-form.ts'

/** The form of a page, for the parts that it is made of. */
export type PageForm = ReturnType<typeof useSchemaForm<typeof AgentPageForm>>
