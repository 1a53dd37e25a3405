import { Button, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loaded } from '../../core/wire/queries-of.ts'
import { Dialog } from '../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import classes from './FileDialog.module.css'

// As large as the rest of the studio together: it comes when a document is looked at.
const PdfPreview = lazy(() => import('./PdfPreview.tsx'))

interface FileDialogProps {
  readonly title: string
  readonly fileName: string
  /** Answers an address of our own that is good for some minutes. */
  readonly open: () => Promise<{ readonly url: string }>
  readonly onClose: () => void
}

/** A PDF or a picture, shown where it is: nothing leaves for another page, and nothing in it runs. */
export function FileDialog({ title, fileName, open, onClose }: FileDialogProps) {
  const { t } = useTranslation('pdf')
  // Asked for once each time it is opened: the address is good for minutes alone.
  const link = useQuery({ ...loaded('file', fileName, open), staleTime: 'static', gcTime: 0, retry: false })
  const isPdf = /\.pdf$/i.test(fileName)
  return (
    <Dialog title={title} size={860} onClose={onClose}>
      {link.isError && <ErrorAlert error={link.error} onRetry={() => void link.refetch()} />}
      {link.isPending && <Skeleton height={480} />}
      {link.data && (
        <>
          <Button
            component="a"
            href={link.data.url}
            download={fileName}
            variant="subtle"
            leftSection={<IconDownload size={16} />}
          >
            {t('download')}
          </Button>
          {isPdf ? (
            <Suspense fallback={<Skeleton height={480} />}>
              <PdfPreview url={link.data.url} name={title} />
            </Suspense>
          ) : (
            <img className={classes.picture} src={link.data.url} alt={title} />
          )}
        </>
      )}
    </Dialog>
  )
}
