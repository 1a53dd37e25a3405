import { type Billing, billings } from '@coverwright/domain/company/plan/plan'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface BillingSwitchProps {
  readonly value: Billing
  readonly onChange: (billing: Billing) => void
}

export function BillingSwitch({ value, onChange }: BillingSwitchProps) {
  const { t } = useTranslation('plan')
  return (
    <SegmentedControl
      aria-label={t('billing.label')}
      value={value}
      onChange={(chosen) => onChange(billings.find((billing) => billing === chosen) ?? value)}
      data={billings.map((billing) => ({ value: billing, label: t(`billing.${billing}`) }))}
    />
  )
}
