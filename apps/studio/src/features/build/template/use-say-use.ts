import type { TemplateBinding } from '@coverwright/domain/build/template/template'
import { events } from '@coverwright/domain/events'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

export type TemplateUse = Pick<TemplateBinding, 'eventType' | 'document'>

/** What a template is used for: what happened, as the list of events says it, or which document it is. */
export function useSayUse() {
  const { t } = useTranslation('template')
  return useCallback(
    ({ eventType, document }: TemplateUse): string =>
      eventType ? events[eventType].about : t(`papers.${document ?? 'certificate'}`),
    [t],
  )
}
