import { Input, SegmentedControl, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setThemeMode, useSession } from '../../core/session/session.ts'
import { chooseLanguage, offeredLanguages } from '../../core/text/choose-language.ts'
import { Card } from '../../framework/page/Card.tsx'
import { Page } from '../../framework/page/Page.tsx'
import { PageHeader } from '../../framework/page/PageHeader.tsx'
import { themeModes } from '../../theme/mode.ts'
import classes from './Appearance.module.css'

/** Takes effect at once, on this device: nothing to save. */
export function Component() {
  const { t } = useTranslation('setting')
  const { themeMode, defaultLanguage } = useSession()
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('title'), path: '/setting' }}
        title={t('card.appearance.title')}
        description={t('appearance.description')}
      />
      <Card className={classes.card}>
        <Input.Wrapper
          label={t('appearance.mode')}
          description={t('appearance.modeHint')}
          labelElement="div"
          inputWrapperOrder={['label', 'input', 'description']}
        >
          <SegmentedControl
            aria-label={t('appearance.mode')}
            value={themeMode}
            onChange={setThemeMode}
            data={themeModes.map((value) => ({ value, label: t(`shell:mode.${value}`) }))}
          />
        </Input.Wrapper>
        <Select
          className={classes.language}
          label={t('appearance.language')}
          description={t('appearance.languageHint')}
          data={offeredLanguages}
          value={defaultLanguage}
          allowDeselect={false}
          onChange={(language) => language && void chooseLanguage(language)}
        />
      </Card>
    </Page>
  )
}
