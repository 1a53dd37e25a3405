import { useElementSize } from '@mantine/hooks'
import { Puck } from '@puckeditor/core'
import classes from '../PageEditor.module.css'
import { CanvasTools } from '../text/CanvasTools.tsx'
import { StageScale } from './canvas-context.ts'
import { type Device, deviceWidths } from './devices.ts'

const margin = 24

/** The canvas at the width of a device, made smaller where the window is. */
export function CanvasStage({ device, label }: { readonly device: Device; readonly label: string }) {
  const { ref, width, height } = useElementSize<HTMLElement>()
  const wanted = deviceWidths[device]
  const scale = width > 0 ? Math.min(1, (width - 2 * margin) / wanted) : 1
  return (
    <section className={classes.stage} aria-label={label} ref={ref} data-scale={scale.toFixed(3)}>
      <div
        className={classes.sheet}
        data-device={device}
        style={{
          width: wanted,
          height: Math.max((height - margin) / scale, 1),
          left: (width - wanted * scale) / 2,
          transform: `scale(${scale})`,
        }}
      >
        <StageScale value={scale}>
          <Puck.Preview />
        </StageScale>
      </div>
      <CanvasTools scale={scale} left={(width - wanted * scale) / 2} />
    </section>
  )
}
