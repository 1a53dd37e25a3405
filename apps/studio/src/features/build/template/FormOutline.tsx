import type { FormField } from '@coverwright/domain/build/template/template-form'
import { useTranslation } from 'react-i18next'
import classes from './Template.module.css'

interface FormOutlineProps {
  readonly title: string
  readonly fields: readonly FormField[]
  readonly written: ReadonlyMap<string, string>
  readonly chosen: string | undefined
  readonly onChoose: (name: string | undefined) => void
}

/** Field by field, as they stand on the pages. */
export function FormOutline({ title, fields, written, chosen, onChoose }: FormOutlineProps) {
  const { t } = useTranslation('template')
  return (
    <ul className={classes.outline}>
      <li>
        <button
          type="button"
          className={classes.block}
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          {t('form.whole')}
          <span>{title}</span>
        </button>
      </li>
      {fields.map(({ name, kind, page }) => (
        <li key={name}>
          <button type="button" className={classes.block} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {name}
            <span>{written.get(name) || t('form.empty')}</span>
            <span>{t('form.where', { kind: t(`form.kinds.${kind}`), page })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
