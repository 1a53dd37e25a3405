import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import type { PreBuild } from './use-pre-build.ts'

export function WordsStep({ choices, choose, problems }: PreBuild) {
  const { t } = useTranslation('shell-design')
  return (
    <>
      <TextInput
        label={t('preBuild.tradingName')}
        value={choices.tradingName}
        onChange={({ currentTarget }) => choose({ tradingName: currentTarget.value })}
        error={problems['tradingName']}
        maxLength={60}
      />
      <TextInput
        label={t('preBuild.headline')}
        value={choices.headline}
        onChange={({ currentTarget }) => choose({ headline: currentTarget.value })}
        error={problems['headline']}
        maxLength={120}
      />
      <Textarea
        label={<OptionalLabel label={t('preBuild.lead')} />}
        value={choices.lead}
        onChange={({ currentTarget }) => choose({ lead: currentTarget.value })}
        error={problems['lead']}
        rows={3}
        maxLength={300}
      />
      <TextInput
        label={<OptionalLabel label={t('preBuild.phone')} />}
        value={choices.phone}
        onChange={({ currentTarget }) => choose({ phone: currentTarget.value })}
        error={problems['phone']}
        maxLength={40}
      />
    </>
  )
}
