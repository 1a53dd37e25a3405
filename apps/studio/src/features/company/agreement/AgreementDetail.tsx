import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconDownload, IconTrash, IconWritingSign } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Path } from '../../../core/screens/paths.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './AgreementDetail.module.css'
import { AgreementFacts } from './AgreementFacts.tsx'
import { ExecuteDialog } from './ExecuteDialog.tsx'
import { useAgreementTrash } from './use-agreement-trash.ts'

// As large as the rest of the studio together: it comes when a document is looked at.
const PdfPreview = lazy(() => import('../../../parts/pdf/PdfPreview.tsx'))

interface AgreementDetailProps {
  readonly id: string
  /** The list it is of. */
  readonly path: Path
}

export function AgreementDetail({ id, path }: AgreementDetailProps) {
  const { t } = useTranslation('agreement')
  const agreement = useQuery(queries.agreement.getAgreement({ id }))
  const isSlow = useSlow(agreement.isPending)
  return (
    <Page>
      <PageHeader
        parent={{ title: t('title'), path }}
        title={agreement.data?.name ?? t('agreement')}
        actions={agreement.data && <Actions agreement={agreement.data} path={path} />}
      />
      <div className={classes.columns}>
        {isSlow && <Skeleton height={520} radius="md" />}
        {agreement.isLoadingError && <ErrorAlert error={agreement.error} onRetry={() => void agreement.refetch()} />}
        {agreement.data && (
          <>
            <Preview agreement={agreement.data} />
            <AgreementFacts agreement={agreement.data} />
          </>
        )}
      </div>
    </Page>
  )
}

function Actions({ agreement, path }: { readonly agreement: Agreement; readonly path: Path }) {
  const { t } = useTranslation('agreement')
  const navigate = useNavigate()
  const trash = useAgreementTrash()
  const mayManage = useMay('manage-agreements')
  const [isExecuting, setExecuting] = useState(false)
  const { state, signature, partner } = agreement
  if (!mayManage || state === 'trash') return null
  // What was executed, by one side or the other, is kept, and what the partner made is theirs.
  const mayTrash = !signature && (!partner || (partner.isOurs && !partner.signature))
  return (
    <>
      {mayTrash && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} />}
          onClick={() => void trash.move(agreement).then(() => navigate(path))}
        >
          {t('moveToTrash')}
        </Button>
      )}
      {!signature && (
        <Button leftSection={<IconWritingSign size={16} />} onClick={() => setExecuting(true)}>
          {t('execute.act')}
        </Button>
      )}
      {isExecuting && <ExecuteDialog agreement={agreement} onClose={() => setExecuting(false)} />}
    </>
  )
}

type Copy = 'original' | 'executed'

function Preview({ agreement: { id, name, hasExecutedCopy } }: { readonly agreement: Agreement }) {
  const { t } = useTranslation('agreement')
  const [chosen, setChosen] = useState<Copy>()
  const copy = chosen ?? (hasExecutedCopy ? 'executed' : 'original')
  const link = useQuery({
    ...queries.agreement.openAgreement({ id, copy }),
    // The link lives for ten minutes; the document that was read by it stays, whatever changes about the agreement.
    staleTime: 'static',
    gcTime: 0,
  })
  const download = async () => {
    const { url } = await client.agreement.openAgreement({ id, copy })
    location.assign(url)
  }
  return (
    <Card className={classes.preview}>
      <div className={classes.bar}>
        {hasExecutedCopy && (
          <SegmentedControl
            aria-label={t('copy')}
            value={copy}
            onChange={setChosen}
            data={(['executed', 'original'] as const).map((value) => ({ value, label: t(`copies.${value}`) }))}
          />
        )}
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download().catch(sayFailed)}
        >
          {t('download')}
        </Button>
      </div>
      {link.isError && <ErrorAlert error={link.error} onRetry={() => void link.refetch()} />}
      {link.data && (
        <Suspense>
          <PdfPreview key={link.data.url} url={link.data.url} name={name} />
        </Suspense>
      )}
    </Card>
  )
}
