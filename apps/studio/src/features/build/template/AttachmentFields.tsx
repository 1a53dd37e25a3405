import { type Attachments, attachmentLimits } from '@coverwright/domain/build/template/template-content'
import { Checkbox, MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMayRead } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import classes from './Template.module.css'

interface AttachmentFieldsProps {
  readonly attachments: Attachments | undefined
  readonly onChange: (attachments: Attachments) => void
}

const none: Attachments = { companyDocumentIds: [], hasPapers: false }

/** What goes with the mail, in every language it is written in. */
export function AttachmentFields({ attachments = none, onChange }: AttachmentFieldsProps) {
  const { t } = useTranslation('template')
  const mayRead = useMayRead('companyDocuments')
  const documents = useQuery({
    ...queries.companyDocument.listDocuments({}, { nowPage: 1, pageSize: 200, orderBy: 'name' }),
    enabled: mayRead,
  })
  const { companyDocumentIds } = attachments
  const known = (documents.data?.items ?? []).filter(({ isExpired }) => !isExpired)
  // What is chosen and gone stays to be seen, and can be taken out.
  const gone = companyDocumentIds.filter((id) => !known.some((document) => document.id === id))
  const data = [
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: t(documents.isPending ? 'attachedUnseen' : 'attachedGone') })),
  ]
  return (
    <>
      {mayRead ? (
        <MultiSelect
          label={t('attached')}
          description={t('attachedHint')}
          data={data}
          value={companyDocumentIds}
          maxValues={attachmentLimits.files}
          searchable
          nothingFoundMessage={t('attachedNone')}
          onChange={(ids) => onChange({ ...attachments, companyDocumentIds: ids })}
        />
      ) : (
        <p className={classes.hint}>{t('attachedCount', { count: companyDocumentIds.length })}</p>
      )}
      <Checkbox
        label={t('papersToo')}
        description={t('papersTooHint')}
        checked={attachments.hasPapers}
        onChange={({ currentTarget }) => onChange({ ...attachments, hasPapers: currentTarget.checked })}
      />
    </>
  )
}
