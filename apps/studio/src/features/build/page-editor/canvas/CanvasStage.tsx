import { useElementSize } from '@mantine/hooks'
import { Puck } from '@puckeditor/core'
import { useState } from 'react'
import { CanvasPins } from '../comments/CanvasPins.tsx'
import classes from '../PageEditor.module.css'
import { CanvasTools } from '../text/CanvasTools.tsx'
import { StageScale } from './canvas-context.ts'
import { type Device, deviceWidths } from './devices.ts'
import { ZoomTools } from './ZoomTools.tsx'
import { fitting } from './zoom.ts'

const margin = 24

interface CanvasStageProps {
  readonly device: Device
  readonly label: string
  readonly hasComments: boolean
}

/** The canvas at the width of a device, as large as fits or as somebody chose. */
export function CanvasStage({ device, label, hasComments }: CanvasStageProps) {
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const [zoom, setZoom] = useState<number>()
  const wanted = deviceWidths[device]
  const scale = zoom ?? fitting(width, wanted, margin)
  // Wider than the stage it begins at its edge: what lies left of that could not be scrolled to.
  const left = Math.max((width - wanted * scale) / 2, zoom === undefined ? Number.NEGATIVE_INFINITY : margin)
  return (
    <section className={classes.stage} aria-label={label} data-scale={scale.toFixed(3)}>
      <div className={classes.scroller} ref={ref}>
        <div
          className={classes.sheet}
          data-device={device}
          style={{
            width: wanted,
            height: Math.max((height - margin) / scale, 1),
            left,
            transform: `scale(${scale})`,
          }}
        >
          <StageScale value={scale}>
            <Puck.Preview />
          </StageScale>
        </div>
        <CanvasTools scale={scale} left={left} />
        {hasComments && <CanvasPins scale={scale} left={left} />}
      </div>
      <ZoomTools scale={scale} isFitting={zoom === undefined} onZoom={setZoom} />
    </section>
  )
}
