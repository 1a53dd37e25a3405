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
import { FileDialog } from '../../../parts/pdf/FileDialog.tsx'
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
  // Papers of Hong Kong's registers are asked for there alone; what was given elsewhere stays to be seen and removed.
  const shown = documentKinds.filter(
    (kind) => isNeeded(kind, profile.country) || given.some((one) => one.kind === kind),
  )
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
    <Card id="verification" className={classes.card} title={t('documents.title')} note={t('documents.private')}>
      <VerificationNote verification={profile.verification} />
      {documents.isLoadingError && (
        <div className={classes.problem}>
          <ErrorAlert error={documents.error} onRetry={() => void documents.refetch()} />
        </div>
      )}
      <ul className={classes.list}>
        {shown.map((kind) => (
          <Row
            key={kind}
            kind={kind}
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
  readonly document: VerificationDocument | undefined
  readonly onEdit: () => void
}

function Row({ kind, document, onEdit }: RowProps) {
  const { t } = useTranslation('company')
  const name = t(`documents.kind.${kind}`)
  const [isOpen, setOpen] = useState(false)
  const file = document?.file
  return (
    <li data-given={file ? true : undefined}>
      {file ? <IconCircleCheckFilled size={16} /> : <IconCircle size={16} />}
      <span className={classes.words}>
        <b>{name}</b>
        <span>{document ? `${document.number}, ${file?.name ?? ''}` : t('documents.needed')}</span>
      </span>
      {file && (
        <Button size="sm" variant="subtle" aria-label={t('documents.openOne', { name })} onClick={() => setOpen(true)}>
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
      {file && isOpen && (
        <FileDialog
          title={name}
          fileName={file.name}
          open={() => client.upload.getSignedUrl({ id: file.id })}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
