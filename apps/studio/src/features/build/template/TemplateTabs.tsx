import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay, useMayRead } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { LinkTabs } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useTemplateKind } from './template-kind.ts'
import { screensOf } from './template-paths.ts'

type Tab = 'own' | 'platform' | 'use' | 'files' | 'trash'

interface TemplateTabsProps {
  readonly current: Tab
  readonly actions?: ReactNode
}

const one = { nowPage: 1, pageSize: 1 }

/** What the company has, what the platform offers, where which is used, and what was thrown away. */
export function TemplateTabs({ current, actions }: TemplateTabsProps) {
  const { t } = useTranslation('template')
  const kind = useTemplateKind()
  const screens = screensOf[kind]
  const isShelf = kind === 'contract'
  // Pages are kept by others than write templates: each finds the tabs that open to them.
  const enabled = useMayRead('templates')
  const keepsPages = useMay('directPage')
  const own = useQuery({ ...queries.template.listTemplates({ kind, state: 'active' }, one), enabled })
  const trash = useQuery({ ...queries.template.listTemplates({ kind, state: 'trash' }, one), enabled })
  const platform = useQuery({ ...queries.template.listSystemTemplates({ kind }), enabled })
  const used = useQuery({ ...queries.template.listBindings({ kind }), enabled: enabled && 'use' in screens })
  const files = useQuery({ ...queries.fileTemplate.listFileTemplates({}), enabled: isShelf })
  const mayOpen = (tab: Tab) => (tab === 'use' && kind === 'agent-page' ? keepsPages : enabled)
  return (
    <>
      <PageHeader title={t(`title.${kind}`)} description={t(`description.${kind}`)} actions={actions} />
      <LinkTabs
        label={t(`title.${kind}`)}
        current={current}
        tabs={(
          [
            { key: 'own', to: pathTo(screens.list), label: t(isShelf ? 'contracts' : 'own'), count: own.data?.total },
            {
              key: 'platform',
              to: pathTo(screens.systemList),
              label: t('platform'),
              count: platform.data?.length,
            },
            ...('use' in screens
              ? [{ key: 'use' as const, to: pathTo(screens.use), label: t('use'), count: used.data?.length }]
              : []),
            ...(isShelf
              ? [
                  {
                    key: 'files' as const,
                    to: pathTo(`${screens.list}?tab=files`),
                    label: t('files'),
                    count: files.data?.length,
                  },
                ]
              : []),
            { key: 'trash', to: pathTo(`${screens.list}?tab=trash`), label: t('trash'), count: trash.data?.total },
          ] as const
        ).filter(({ key }) => mayOpen(key))}
      />
    </>
  )
}
