import { type SampledUpload, uploadSamples } from '@coverwright/domain/upload-samples'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadCsv } from '../list/csv.ts'

/** Beside the button that uploads a list: how such a list begins. */
export function DownloadSample({ of }: { readonly of: SampledUpload }) {
  const { t } = useTranslation('framework')
  const { fileName, rows } = uploadSamples[of]
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => downloadCsv(fileName, rows)}>
      {t('downloadSample')}
    </Button>
  )
}
