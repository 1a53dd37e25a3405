import { paymentFrequencies } from '@coverwright/domain/build/plan/cover'
import { Checkbox, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { PartSection } from '../editing/PartSection.tsx'

export function WaysToPay() {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const { frequencies } = body.cover
  const set = (next: readonly string[]) =>
    change((draft) => {
      draft.cover.frequencies = paymentFrequencies.filter((frequency) => next.includes(frequency))
    }, t('pay.title'))
  return (
    <PartSection title={t('pay.title')} hint={t('pay.hint')} at="cover.frequencies">
      <Checkbox.Group value={frequencies} onChange={set} aria-label={t('pay.title')} readOnly={isLocked}>
        <Group gap={24}>
          {paymentFrequencies.map((frequency) => (
            <Checkbox key={frequency} value={frequency} label={t(`pay.${frequency}`)} disabled={isLocked} />
          ))}
        </Group>
      </Checkbox.Group>
    </PartSection>
  )
}
