/** What people may hand in, told by its content. SVG and HTML are no kind: both can carry script. */
export const uploadKinds = {
  png: { type: 'image/png', detected: 'image/png', extensions: ['png'] },
  jpg: { type: 'image/jpeg', detected: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  gif: { type: 'image/gif', detected: 'image/gif', extensions: ['gif'] },
  webp: { type: 'image/webp', detected: 'image/webp', extensions: ['webp'] },
  mp4: { type: 'video/mp4', detected: 'video/mp4', extensions: ['mp4', 'm4v'] },
  mov: { type: 'video/quicktime', detected: 'video/quicktime', extensions: ['mov'] },
  pdf: { type: 'application/pdf', detected: 'application/pdf', extensions: ['pdf'] },
  woff2: { type: 'font/woff2', detected: 'font/woff2', extensions: ['woff2'] },
  xlsx: ooxml('xlsx', 'spreadsheetml.sheet'),
  docx: ooxml('docx', 'wordprocessingml.document'),
  xls: { type: 'application/vnd.ms-excel', detected: 'application/x-cfb', extensions: ['xls'] },
  /** Has no signature: it is text, and no other kind. */
  csv: { type: 'text/csv', detected: undefined, extensions: ['csv'] },
} as const satisfies Readonly<Record<string, KindOfUpload>>

export type UploadKind = keyof typeof uploadKinds

interface KindOfUpload {
  /** As it is kept and served, whatever the browser said. */
  readonly type: string
  readonly detected: string | undefined
  readonly extensions: readonly string[]
}

function ooxml(extension: string, name: string): KindOfUpload {
  const type = `application/vnd.openxmlformats-officedocument.${name}`
  return { type, detected: type, extensions: [extension] }
}
