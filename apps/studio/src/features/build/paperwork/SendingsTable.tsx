import { languageNames } from '@coverwright/domain/base/language/language'
import { type Paperwork, type ProductPaperwork, sendingMoments } from '@coverwright/domain/build/product/paperwork'
import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../framework/page/Tag.tsx'
import classes from './Paperwork.module.css'

type Sending = Paperwork['sendings'][number]

interface SendingsTableProps {
  readonly paperwork: ProductPaperwork
  readonly sendings: readonly Sending[]
  readonly isReadOnly: boolean
  readonly onChange: (sendings: Sending[]) => void
}

/** Every document there is, a tick for each moment it is sent at, and the language it is sent in. */
export function SendingsTable({ paperwork, sendings, isReadOnly, onChange }: SendingsTableProps) {
  const { t } = useTranslation('paperwork')
  const { documents, languages } = paperwork
  const sendingOf = (document: string): Sending =>
    sendings.find((sending) => sending.document === document) ?? { document, on: [], language: null }
  // In the order of the documents; what is never sent is left out.
  const put = (changed: Sending) =>
    onChange(
      documents
        .map(({ name }) => (name === changed.document ? changed : sendingOf(name)))
        .filter(({ on }) => on.length > 0),
    )
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('document')}</th>
          {sendingMoments.map((moment) => (
            <th key={moment} scope="col">
              {t(`moments.${moment}`)}
            </th>
          ))}
          <th scope="col">{t('language')}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ name, title, hasFile }) => {
          const sending = sendingOf(name)
          return (
            <tr key={name}>
              <th scope="row">
                {title} {hasFile && <Tag>{t('pdf')}</Tag>}
              </th>
              {sendingMoments.map((moment) => (
                <td key={moment}>
                  <Checkbox
                    aria-label={t('sendsOn', { title, moment: t(`moments.${moment}`) })}
                    disabled={isReadOnly}
                    checked={sending.on.includes(moment)}
                    onChange={({ currentTarget }) =>
                      put({
                        ...sending,
                        on: sendingMoments.filter((each) =>
                          each === moment ? currentTarget.checked : sending.on.includes(each),
                        ),
                      })
                    }
                  />
                </td>
              ))}
              <td>
                <Select
                  aria-label={t('languageOf', { title })}
                  disabled={isReadOnly || sending.on.length === 0 || hasFile}
                  allowDeselect={false}
                  data={[
                    { value: '', label: t('asBought') },
                    ...languages.map((value) => ({ value, label: languageNames[value] })),
                  ]}
                  value={sending.language ?? ''}
                  onChange={(value) =>
                    put({ ...sending, language: languages.find((language) => language === value) ?? null })
                  }
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
