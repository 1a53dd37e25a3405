import '@coverwright/blocks/fonts.css'
import { themeContrasts } from '@coverwright/blocks/theme-contrast'
import { fontFamilies } from '@coverwright/blocks/theme-css'
import type { Font } from '@coverwright/domain/build/font/font'
import {
  buttonStyles,
  fonts,
  footerStyles,
  formStyles,
  headerStyles,
  type Theme,
} from '@coverwright/domain/build/page/theme'
import { Select, Slider } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../../core/wire/queries.ts'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { FontSample } from '../../font/FontSample.tsx'
import { ChoiceRow } from '../../pre-build/ChoiceRow.tsx'
import { swatches } from '../../pre-build/choices.ts'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'
import { ColourField } from './ColourField.tsx'
import { PaletteField } from './PaletteField.tsx'

/** The look of the whole site. Colours that cannot be read where they were chosen are told at once. */
export function ThemePanel() {
  const { t } = useTranslation('page-editor')
  const { shell, change, isLocked } = useShell()
  const { theme } = shell
  const dress = (next: Partial<Theme>) =>
    !isLocked && change((draft) => void Object.assign(draft.theme, next), t('label.theme'))
  return (
    <>
      <PaneSection title={t('shell-design:preBuild.colour')}>
        <ColourField
          label={t('shell-design:preBuild.colour')}
          colour={theme.brand}
          swatches={[...new Set([...(theme.palette ?? []).map(({ colour }) => colour), ...swatches])]}
          onChange={(brand) => dress({ brand })}
          isLocked={isLocked}
        />
        <Contrasts brand={theme.brand} />
      </PaneSection>
      <PaneSection title={t('palette.title')}>
        <PaletteField />
      </PaneSection>
      <PaneSection title={t('shell-design:preBuild.font')}>
        <FontField theme={theme} dress={dress} isLocked={isLocked} />
      </PaneSection>
      <PaneSection title={t('shell-design:preBuild.corners')}>
        <Slider
          thumbLabel={t('shell-design:preBuild.corners')}
          min={0}
          max={24}
          step={2}
          value={theme.radius}
          disabled={isLocked}
          onChange={(radius) => dress({ radius })}
        />
      </PaneSection>
      <PaneSection title={t('theme.parts')}>
        <div className={classes.choices}>
          <ChoiceRow
            label={t('shell-design:preBuild.buttons')}
            options={buttonStyles.map((value) => ({ value, label: t(`shell-design:preBuild.buttonStyles.${value}`) }))}
            value={theme.buttons}
            onChange={(buttons) => dress({ buttons })}
          />
          <ChoiceRow
            label={t('shell-design:preBuild.form')}
            options={formStyles.map((value) => ({ value, label: t(`shell-design:preBuild.formStyles.${value}`) }))}
            value={theme.form}
            onChange={(form) => dress({ form })}
          />
          <ChoiceRow
            label={t('shell-design:preBuild.header')}
            options={headerStyles.map((value) => ({ value, label: t(`shell-design:preBuild.headerStyles.${value}`) }))}
            value={theme.header}
            onChange={(header) => dress({ header })}
          />
          <ChoiceRow
            label={t('shell-design:preBuild.footer')}
            options={footerStyles.map((value) => ({ value, label: t(`shell-design:preBuild.footerStyles.${value}`) }))}
            value={theme.footer}
            onChange={(footer) => dress({ footer })}
          />
        </div>
      </PaneSection>
    </>
  )
}

/** What the colour is used for, and where it had to be changed to be read. */
function Contrasts({ brand }: { readonly brand: string }) {
  const { t } = useTranslation('page-editor')
  return (
    <ul className={classes.contrasts} aria-label={t('theme.contrast')}>
      {themeContrasts(brand).map(({ use, colour, on, ratio, isAdjusted }) => (
        <li key={use} data-tone={isAdjusted ? 'warning' : 'success'}>
          <i style={{ background: on, color: colour }} aria-hidden="true">
            Aa
          </i>
          <span>
            {t(`theme.uses.${use}`)}
            {isAdjusted && <small>{t('theme.adjusted', { colour })}</small>}
          </span>
          <b>{t('theme.ratio', { ratio: ratio.toFixed(1) })}</b>
        </li>
      ))}
    </ul>
  )
}

interface FontFieldProps {
  readonly theme: Theme
  readonly dress: (change: Partial<Theme>) => void
  readonly isLocked: boolean
}

const own = 'own:'

function FontField({ theme, dress, isLocked }: FontFieldProps) {
  const { t } = useTranslation('page-editor')
  const library = useQuery(queries.font.listFonts({}, { nowPage: 1, pageSize: 100, orderBy: 'family' }))
  const items = library.data?.items ?? []
  const chosen = theme.ownFont ? `${own}${theme.ownFont.src}` : theme.font
  const choose = (value: string | null) => {
    const font = items.find(({ src }) => `${own}${src}` === value)
    if (font) return dress({ ownFont: { family: font.family, src: font.src } })
    dress({ font: fonts.find((each) => each === value) ?? theme.font, ownFont: undefined })
  }
  const current = items.find(({ src }) => src === theme.ownFont?.src)
  return (
    <>
      <Select
        size="sm"
        aria-label={t('shell-design:preBuild.font')}
        allowDeselect={false}
        readOnly={isLocked}
        data={[
          {
            group: t('theme.builtIn'),
            items: fonts.map((value) => ({ value: value as string, label: t(`shell-design:preBuild.fonts.${value}`) })),
          },
          ...(items.length > 0
            ? [
                {
                  group: t('theme.library'),
                  items: items.map(({ src, family }) => ({ value: `${own}${src}`, label: family })),
                },
              ]
            : []),
        ]}
        value={chosen}
        onChange={choose}
        renderOption={({ option }) => <SampledFont value={option.value} label={option.label} library={items} />}
      />
      {current && (
        <p className={classes.hint}>
          {t('theme.fontFacts', {
            size: Math.ceil(current.bytes / 1000),
            licence: current.licence || t('theme.noLicence'),
          })}
        </p>
      )}
    </>
  )
}

interface SampledFontProps {
  readonly value: string
  readonly label: string
  readonly library: readonly Font[]
}

/** A font's name set in it, so that it is chosen by its look. */
function SampledFont({ value, label, library }: SampledFontProps) {
  const font = library.find(({ src }) => `${own}${src}` === value)
  const builtIn = fonts.find((each) => each === value)
  if (font) return <FontSample font={font} />
  return <span style={builtIn && { fontFamily: fontFamilies[builtIn] }}>{label}</span>
}
