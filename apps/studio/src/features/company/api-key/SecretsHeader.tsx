import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

const secretTabs = ['keys', 'signing'] as const

type SecretTab = (typeof secretTabs)[number]

interface SecretsHeaderProps {
  readonly tab: SecretTab
  readonly actions: ReactNode
}

/** The head of what the company's own programs and ours know each other by. */
export function SecretsHeader({ tab, actions }: SecretsHeaderProps) {
  const { t } = useTranslation('api-key')
  const maySign = useMay('manage-connectors')
  return (
    <>
      <PageHeader title={t(`heading.${tab}`)} description={t(`about.${tab}`)} actions={actions} />
      {maySign && (
        <LinkTabs
          label={t('tabs')}
          current={tab}
          tabs={secretTabs.map((key) => ({
            key,
            to: tabAddress('/secret', secretTabs, key),
            label: t(`heading.${key}`),
          }))}
        />
      )}
    </>
  )
}
