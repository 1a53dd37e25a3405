import type { CompanyProfile } from '@coverwright/domain/company/company/company-profile'
import { missingOf } from '@coverwright/domain/company/company/company-profile'
import {
  type DocumentKind,
  documentKinds,
  isNeeded,
  missingDocuments,
  type VerificationDocument,
} from '@coverwright/domain/company/verification/verification'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { DocumentDialog } from './DocumentDialog.tsx'
import classes from './DocumentsCard.module.css'
import { documentsQuery } from './queries.ts'
import { VerificationNote } from './VerificationNote.tsx'

/** What shows that the company is one, and where its verification stands. */
export function DocumentsCard({ profile }: { readonly profile: CompanyProfile }) {
  const { t } = useTranslation('company')
  const documents = useQuery(documentsQuery)
  const [edited, setEdited] = useState<DocumentKind>()
  const [isSending, setSending] = useState(false)
  const { state, submittedAt } = profile.verification
  const given = documents.data ?? []
  const missing = [...missingOf(profile), ...missingDocuments(given, profile.country)]
  const canSend = state !== 'verified' && !(state === 'pending' && submittedAt)

  const submit = async () => {
    setSending(true)
    try {
      await acts.company.submitVerification({})
    } catch (error) {
      sayFailed(error)
    }
    setSending(false)
  }
  return (
    <Card className={classes.card} title={t('documents.title')} note={t('documents.private')}>
      <VerificationNote verification={profile.verification} />
      {documents.isLoadingError && (
        <div className={classes.problem}>
          <ErrorAlert error={documents.error} onRetry={() => void documents.refetch()} />
        </div>
      )}
      <ul className={classes.list}>
        {documentKinds.map((kind) => (
          <Row
            key={kind}
            kind={kind}
            isNeeded={isNeeded(kind, profile.country)}
            document={given.find((one) => one.kind === kind)}
            onEdit={() => setEdited(kind)}
          />
        ))}
      </ul>
      {canSend && (
        <div className={classes.send}>
          <p>{missing.length > 0 ? t('documents.missing', { count: missing.length }) : t('documents.complete')}</p>
          <Button onClick={() => void submit()} loading={isSending} disabled={!documents.data || missing.length > 0}>
            {t(state === 'failed' ? 'documents.again' : 'documents.send')}
          </Button>
        </div>
      )}
      {edited && (
        <DocumentDialog
          kind={edited}
          document={given.find(({ kind }) => kind === edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

interface RowProps {
  readonly kind: DocumentKind
  readonly isNeeded: boolean
  readonly document: VerificationDocument | undefined
  readonly onEdit: () => void
}

function Row({ kind, isNeeded: needed, document, onEdit }: RowProps) {
  const { t } = useTranslation('company')
  const name = t(`documents.kind.${kind}`)
  const file = document?.file
  const open = async () => {
    if (!file) return
    const { url } = await client.upload.getSignedUrl({ id: file.id })
    window.open(url, '_blank', 'noreferrer')
  }
  return (
    <li data-given={file ? true : undefined}>
      {file ? <IconCircleCheckFilled size={16} /> : <IconCircle size={16} />}
      <span className={classes.words}>
        <b>{name}</b>
        <span>
          {document
            ? `${document.number}, ${file?.name ?? ''}`
            : t(needed ? 'documents.needed' : 'documents.notNeeded')}
        </span>
      </span>
      {file && (
        <Button
          size="sm"
          variant="subtle"
          aria-label={t('documents.openOne', { name })}
          onClick={() => void open().catch(sayFailed)}
        >
          {t('documents.open')}
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        aria-label={t(file ? 'documents.changeOne' : 'documents.addOne', { name })}
        onClick={onEdit}
      >
        {t(file ? 'documents.change' : 'documents.add')}
      </Button>
    </li>
  )
}
