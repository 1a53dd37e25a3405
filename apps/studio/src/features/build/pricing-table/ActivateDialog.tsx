import { planActivation } from '@coverwright/domain/build/pricing-table/activation'
import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import { Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { useTables } from './queries.ts'

interface ActivateDialogProps {
  readonly detail: PricingTableDetail
  readonly onClose: () => void
}

/** From when on, and what becomes of the versions that are active now. */
export function ActivateDialog({ detail, onClose }: ActivateDialogProps) {
  const { t } = useTranslation('pricing-table')
  const tables = useTables(detail.productId)
  const [isDated, setDated] = useState(false)
  const [day, setDay] = useState('')
  const active =
    tables.data?.find(({ id }) => id === detail.tableId)?.versions.filter(({ state }) => state === 'active') ?? []
  const from = isDated ? day : null
  const plan = planActivation(active, from === '' ? null : from)
  const numberOf = (id: string) => active.find((version) => version.id === id)?.number ?? 0
  const activate = async () => {
    if (from === '') return
    await acts.pricing.activateVersion({ id: detail.id, revision: detail.revision, effectiveFrom: from })
    onClose()
    sayDone(t('activate.done', { name: detail.tableName, number: detail.number }))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('activate.title', { name: detail.tableName, number: detail.number })}
      consequences={[
        t('activate.rows', { count: detail.rowCount }),
        ...plan.superseded.map((id) => t('activate.replaces', { number: numberOf(id) })),
        ...plan.shortened.map(({ id, effectiveTo }) =>
          t('activate.shortens', { number: numberOf(id), day: effectiveTo }),
        ),
        ...(detail.tableWarnings.length > 0 ? [t('warnings.count', { count: detail.tableWarnings.length })] : []),
        t('activate.published'),
      ]}
      keep={t('activate.keep')}
      act={t('activate.open')}
      onKeep={onClose}
      onAct={activate}
    >
      <Radio.Group
        label={t('activate.when')}
        value={isDated ? 'from' : 'all'}
        onChange={(value) => setDated(value === 'from')}
      >
        <Stack gap={6} mt={8} mb={12}>
          <Radio value="all" label={t('activate.all')} />
          <Radio value="from" label={t('activate.from')} />
          {isDated && (
            <TextInput
              type="date"
              aria-label={t('activate.day')}
              value={day}
              error={day === '' ? t('activate.dayMissing') : undefined}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          )}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  )
}
