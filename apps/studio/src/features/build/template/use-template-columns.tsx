import type { Template } from '@coverwright/domain/build/template/template'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import type { ScreenKind } from './template-paths.ts'
import { useSayUse } from './use-say-use.ts'

export type TemplateSortKey = 'name' | 'updatedAt' | 'removedAt'

/** In the trash the day of removal stands in place of the last update. */
export function useTemplateColumns(kind: ScreenKind, isTrash: boolean): readonly Column<Template, TemplateSortKey>[] {
  const { t } = useTranslation('template')
  const times = useTimeTexts()
  const sayUse = useSayUse(kind)
  return useMemo(() => {
    const usesOf = ({ bindings }: Template) => [...new Set(bindings.map(sayUse))]
    const at = isTrash ? 'removedAt' : 'updatedAt'
    const used: Column<Template, TemplateSortKey> = {
      key: 'used',
      // Home pages go on being drawn from what is in the trash.
      header: t(isTrash && kind !== 'agent-page' ? 'wasUsed' : 'used'),
      cell: (template) => usesOf(template).join(', ') || t('nowhere'),
      csv: (template) => usesOf(template).join(', '),
    }
    return [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, tag, isForm, agentPageId }) => (
          <NameCell
            name={name}
            detail={[isForm && t('form.badge'), agentPageId && t('forOnePage'), tag].filter(Boolean).join(' · ')}
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'state',
        header: t('state'),
        width: 150,
        cell: ({ published }) => <StatusBadge status={published ? 'active' : 'draft'} />,
        csv: ({ published }) => (published ? published.number : ''),
      },
      // A contract is chosen anew for each agreement, and what a post begins with for each post.
      ...(kind === 'contract' || kind === 'post' ? [] : [used]),
      {
        key: at,
        header: t(at),
        sortKey: at,
        width: 160,
        cell: (template) => (
          <span title={times.dateAndTime(template[at] ?? '')}>{times.agoAlone(template[at] ?? '')}</span>
        ),
        csv: (template) => template[at] ?? '',
      },
    ]
  }, [t, times, sayUse, kind, isTrash])
}
