import type { Language } from '@coverwright/domain/base/language/language'
import type { Template } from '@coverwright/domain/build/template/template'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { asOf, once } from '../../../core/wire/queries-of.ts'
import { SavedRevision } from './template-kind.ts'

interface Looked {
  readonly template: Template
  readonly language: Language
  /** As it was published, with examples; without it, as it is written now. */
  readonly number?: number
}

/** How a template looks, drawn by the server: with examples in it, with a policy's values, or on the page of an agent. */
export function usePreview({ template: { id, agentPageId }, language, number }: Looked) {
  const revision = useContext(SavedRevision)
  const mayReadPages = useMay('directPage')
  const [policyId, setPolicyId] = useState<string>()
  // What is designed for one page is seen on it.
  const [pageId, setPageId] = useState(mayReadPages && agentPageId ? agentPageId : undefined)
  const triedOn = number === undefined ? { policyId, pageId } : {}
  const isExample = triedOn.policyId === undefined && triedOn.pageId === undefined
  const example = useQuery({
    ...asOf(queries.template.previewTemplate({ id, language, number: number ?? null }), revision),
    placeholderData: keepPreviousData,
    enabled: isExample,
  })
  const withPolicy = useQuery({
    ...once(triedOn.policyId, (known) =>
      asOf(queries.policy.previewTemplate({ templateId: id, language, policyId: known }), revision),
    ),
    placeholderData: keepPreviousData,
  })
  const onPage = useQuery({
    ...once(triedOn.pageId, (known) =>
      asOf(queries.directPage.previewDraft({ id: known, templateId: id, language }), revision),
    ),
    placeholderData: keepPreviousData,
  })
  const preview = isExample ? example : triedOn.policyId === undefined ? onPage : withPolicy
  return { preview, policyId, setPolicyId, pageId, setPageId }
}
