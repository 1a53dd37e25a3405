import { buttonStyles, fonts, footerStyles, formStyles, headerStyles } from '@coverwright/domain/build/page/theme'
import { ColorInput, Select, Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceRow } from './ChoiceRow.tsx'
import { swatches } from './choices.ts'
import { PhotoChoice } from './PhotoChoice.tsx'
import classes from './PreBuild.module.css'
import type { PreBuild } from './use-pre-build.ts'

export function LookStep({ choices, choose, dress, problems }: PreBuild) {
  const { t } = useTranslation('shell-design')
  const { theme, picture } = choices
  return (
    <>
      <ColorInput
        label={t('preBuild.colour')}
        description={t('preBuild.colourHint')}
        value={theme.brand}
        onChange={(brand) => dress({ brand })}
        error={problems['theme.brand']}
        swatches={swatches}
        swatchesPerRow={8}
        withEyeDropper={false}
      />
      <Select
        label={t('preBuild.font')}
        data={fonts.map((value) => ({ value, label: t(`preBuild.fonts.${value}`) }))}
        value={theme.font}
        onChange={(value) => dress({ font: fonts.find((font) => font === value) ?? theme.font })}
        allowDeselect={false}
      />
      <div className={classes.row}>
        <span id="corners">{t('preBuild.corners')}</span>
        <Slider
          aria-labelledby="corners"
          thumbLabel={t('preBuild.corners')}
          min={0}
          max={24}
          step={2}
          value={theme.radius}
          onChange={(radius) => dress({ radius })}
        />
      </div>
      <ChoiceRow
        label={t('preBuild.buttons')}
        options={buttonStyles.map((value) => ({ value, label: t(`preBuild.buttonStyles.${value}`) }))}
        value={theme.buttons}
        onChange={(buttons) => dress({ buttons })}
      />
      <ChoiceRow
        label={t('preBuild.form')}
        options={formStyles.map((value) => ({ value, label: t(`preBuild.formStyles.${value}`) }))}
        value={theme.form}
        onChange={(form) => dress({ form })}
      />
      <ChoiceRow
        label={t('preBuild.header')}
        options={headerStyles.map((value) => ({ value, label: t(`preBuild.headerStyles.${value}`) }))}
        value={theme.header}
        onChange={(header) => dress({ header })}
      />
      <ChoiceRow
        label={t('preBuild.footer')}
        options={footerStyles.map((value) => ({ value, label: t(`preBuild.footerStyles.${value}`) }))}
        value={theme.footer}
        onChange={(footer) => dress({ footer })}
      />
      <PhotoChoice picture={picture} onChange={(chosen) => choose({ picture: chosen })} />
    </>
  )
}
