/** What the photos of a vehicle show, in the order they are looked at; the video comes last. */
export const vehicleViews = ['front', 'back', 'left', 'right', 'interior', 'video', 'other'] as const

export type VehicleView = (typeof vehicleViews)[number]

const words: Readonly<Record<Exclude<VehicleView, 'other'>, RegExp>> = {
  front: /^front$/,
  back: /^(back|rear)$/,
  left: /^left$/,
  right: /^right$/,
  interior: /^(interior|inside)$/,
  video: /^(video|film)$/,
}

/** By the question's data name: `photo_front`, `vehicle_left`, `rear`. A file that is a video is one whatever asked for it. */
export function vehicleViewOf(dataName: string, type: string): VehicleView {
  if (type.startsWith('video/')) return 'video'
  const named = dataName.toLowerCase().split('_')
  return vehicleViews.find((view) => view !== 'other' && named.some((word) => words[view].test(word))) ?? 'other'
}
