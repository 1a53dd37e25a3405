import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { countries } from '@coverwright/domain/fields'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { countryDefaults } from '../../../parts/product/country-defaults.ts'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { AvailableTiles } from '../exchange/AvailableTiles.tsx'
import classes from './PreBuild.module.css'
import type { PreBuild } from './use-pre-build.ts'

export function ProductStep({ templates, settings, set, recolouredTo, problems }: PreBuild) {
  const { t } = useTranslation('shell-design')
  return (
    <>
      <fieldset className={classes.lines}>
        <legend>{t('preBuild.line')}</legend>
        {templates.map(({ line, state }) => (
          <label key={line} data-chosen={settings.line === line || undefined}>
            <input
              type="radio"
              name="line"
              disabled={state !== 'ready'}
              checked={settings.line === line}
              onChange={() => set({ line })}
            />
            <LineTile line={line} />
            {t(`product:lines.${line}`)}
            {state === 'coming-soon' && <Tag>{t('product:comingSoon')}</Tag>}
          </label>
        ))}
      </fieldset>
      <p role="status" className={classes.told} hidden={!recolouredTo}>
        {recolouredTo && t('preBuild.recoloured', { colour: recolouredTo })}
      </p>
      <TextInput
        label={t('preBuild.name')}
        description={t('preBuild.nameHint')}
        value={settings.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        error={problems['name']}
        maxLength={120}
        autoFocus
      />
      <Textarea
        label={<OptionalLabel label={t('preBuild.description')} />}
        value={settings.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        error={problems['description']}
        rows={2}
        maxLength={500}
      />
      <div className={classes.pair}>
        <Select
          label={t('preBuild.type')}
          data={productTypes.map((value) => ({ value, label: t(`product:types.${value}`) }))}
          value={settings.type}
          onChange={(value) => set({ type: productTypes.find((type) => type === value) ?? settings.type })}
          allowDeselect={false}
        />
        <Select
          label={t('preBuild.country')}
          data={countries.map((value) => ({ value, label: t(`product:countries.${value}`) }))}
          value={settings.country}
          onChange={(value) => {
            const country = countries.find((one) => one === value) ?? settings.country
            set({ country, ...countryDefaults[country] })
          }}
          allowDeselect={false}
        />
      </div>
      <fieldset className={classes.others}>
        <legend>{t('exchange:library')}</legend>
        <AvailableTiles line={settings.line} isNarrow />
      </fieldset>
    </>
  )
}
