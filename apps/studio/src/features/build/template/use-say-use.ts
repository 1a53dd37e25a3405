import type { TemplateBinding } from '@coverwright/domain/build/template/template'
import { events } from '@coverwright/domain/events'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import type { ScreenKind } from './template-paths.ts'

export type TemplateUse = Pick<TemplateBinding, 'eventType' | 'document'> &
  Partial<Pick<TemplateBinding, 'agentPageId'>>

/** What a template is used for: what happened, as the list of events says it, which document it is, or whose page. */
export function useSayUse(kind: ScreenKind) {
  const { t } = useTranslation('template')
  const mayRead = useMay('directPage')
  const pages = useQuery({
    ...queries.directPage.list({}, { nowPage: 1, pageSize: 10 }),
    enabled: kind === 'agent-page' && mayRead,
  })
  const items = pages.data?.items
  return useCallback(
    ({ eventType, document, agentPageId }: TemplateUse): string => {
      if (eventType) return events[eventType].about
      if (!agentPageId) return t(`papers.${document ?? 'certificate'}`)
      const name = items?.find(({ id }) => id === agentPageId)?.agentName
      return name ? t('homePageOf', { name }) : t('homePage')
    },
    [t, items],
  )
}
