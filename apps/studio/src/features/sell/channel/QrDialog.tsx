import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { renderSVG } from 'uqr'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import classes from './Channel.module.css'
import { QrCode } from './QrCode.tsx'

/** To be printed: on a counter, a leaflet, a shop window. */
export function QrDialog({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const { t } = useTranslation('channel')
  const file = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSVG(url, { ecc: 'M', border: 4 }))}`
  return (
    <Dialog onClose={onClose} title={t('qrTitle')}>
      <div className={classes.code}>
        <QrCode text={url} label={t('qrLabel', { url })} />
        <p>{url}</p>
        <Button component="a" href={file} download="qr-code.svg" leftSection={<IconDownload size={16} />}>
          {t('qrSave')}
        </Button>
      </div>
    </Dialog>
  )
}
