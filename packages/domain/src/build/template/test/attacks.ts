/** Each would run, lead astray or begin a header where it is written as it is. */
export const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/"onclick="alert(1)',
  '{{link}}',
  '{{name|<b>}}',
  'Jo\r\nBcc: everybody@evil.example',
  '\u{E000}0\u{E001}',
  '<!--[if mso]><script>alert(1)</script><![endif]-->',
  'Papers: javascript:alert(1)',
]
