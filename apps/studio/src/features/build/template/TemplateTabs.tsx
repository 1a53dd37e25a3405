import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { LinkTabs } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useTemplateKind } from './template-kind.ts'
import { screensOf } from './template-paths.ts'

type Tab = 'own' | 'platform' | 'use' | 'trash'

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
  const own = useQuery(queries.template.listTemplates({ kind, state: 'active' }, one))
  const trash = useQuery(queries.template.listTemplates({ kind, state: 'trash' }, one))
  const platform = useQuery(queries.template.listSystemTemplates({ kind }))
  const used = useQuery(queries.template.listBindings({ kind }))
  return (
    <>
      <PageHeader title={t(`title.${kind}`)} description={t(`description.${kind}`)} actions={actions} />
      <LinkTabs
        label={t(`title.${kind}`)}
        current={current}
        tabs={[
          { key: 'own', to: pathTo(screens.list), label: t('own'), count: own.data?.total },
          {
            key: 'platform',
            to: pathTo(screens.systemList),
            label: t('platform'),
            count: platform.data?.length,
          },
          { key: 'use', to: pathTo(screens.use), label: t('use'), count: used.data?.length },
          { key: 'trash', to: pathTo(`${screens.list}?tab=trash`), label: t('trash'), count: trash.data?.total },
        ]}
      />
    </>
  )
}
