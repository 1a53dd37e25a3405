import { type FormField, type FormFile, formLimits } from '@coverwright/domain/build/template/template-form'
import { useTranslation } from 'react-i18next'
import classes from './Form.module.css'
import { Words } from './Words.tsx'

interface FormFieldWordsProps {
  readonly file: FormFile
  readonly field: FormField
  readonly value: string
  readonly onChange: (words: string) => void
}

/** What is written into one field of a form, and where on its page that is. */
export function FormFieldWords({ file, field, value, onChange }: FormFieldWordsProps) {
  const { t } = useTranslation('template')
  const { kind, options, isOpen, isMultiline, maxLength } = field
  const tick = options[0] ?? ''
  return (
    <>
      <PageMap file={file} field={field} />
      <Words
        label={t('form.words')}
        hint={kind === 'check' ? t('form.hints.check', { tick }) : t(isOpen ? 'form.hints.text' : 'form.hints.choice')}
        value={value}
        maxLength={formLimits.text}
        isLong={isMultiline}
        onChange={onChange}
      />
      {maxLength !== null && <p className={classes.hint}>{t('form.maxLength', { count: maxLength })}</p>}
      {kind !== 'check' && options.length > 0 && (
        <ul className={classes.options} aria-label={t('form.options')}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The page with its fields, this one among them: what a field is called often says little. */
function PageMap({ file, field }: Pick<FormFieldWordsProps, 'file' | 'field'>) {
  const { t } = useTranslation('template')
  const page = file.pages[field.page - 1]
  if (!page) return null
  const onPage = file.fields.filter((one) => one.page === field.page)
  return (
    <svg
      className={classes.map}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={t('form.onPage', { page: field.page, count: file.pages.length })}
    >
      <rect data-page width={page.width} height={page.height} />
      {onPage.map(({ name, place }) => (
        <rect
          key={name}
          data-chosen={name === field.name || undefined}
          x={place.x * page.width}
          y={place.y * page.height}
          width={place.width * page.width}
          height={place.height * page.height}
        />
      ))}
    </svg>
  )
}
