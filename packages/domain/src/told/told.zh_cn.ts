import { titles } from './titles.zh_cn.ts'

/** What members are told, by its English words: titles, and paragraphs of mails. */
export const told: Readonly<Record<string, string>> = {
  ...titles,
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} 希望通过 Coverwright 以此电子邮件地址发送消息。',
  'Open this link to allow it:': '如果您同意，请打开此链接：',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    '链接 24 小时内有效。如果您不知情，请忽略：未打开链接，就不会以此地址发送任何消息。',
  'Hello {{name}},': '{{name}}，您好：',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} 已停用 {{company}} 的账户。所有人都无法再登录。',
  'Its data are kept until {{day}} and then erased.': '公司的数据会保留至 {{day}}，之后清除。',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    '在此之前可以重新开通：请尝试登录，并在随后的页面提出申请。',
  'You and your colleagues can sign in again: {{link}}': '您与同事可以再次登录：{{link}}',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    '{{company}} 已在 Coverwright 将您加入其代理人名单。您的代理人代码为 {{code}}。',
  'If you did not expect this, tell {{company}}.': '如果您并未预期收到此通知，请告知 {{company}}。',
  '{{company}} has made a home page for you, where customers find what you sell and how to reach you.':
    '{{company}} 已为您制作主页，客户可在主页了解您销售的产品，以及如何与您联系。',
  'Look at what it says of you, put it right, and confirm or decline it here:\n{{link}}':
    '请在此查看主页上有关您的内容、更正错误，并确认或婉拒：\n{{link}}',
  'Nobody sees the page before you have confirmed it. The link works for 24 hours. If you did not expect it, tell {{company}}.':
    '在您确认之前，没有人看得到此页面。链接 24 小时内有效。如果您并未预期收到此邮件，请告知 {{company}}。',
  'Hello {{agent}},': '{{agent}}，您好：',
  '{{name}} wrote to you on your home page:': '{{name}} 通过您的主页写信给您：',
  'E-mail: {{email}}': '电子邮件：{{email}}',
  'Telephone: {{phone}}': '电话：{{phone}}',
  '{{partner}} asks you to execute {{agreement}}: {{link}}': '{{partner}} 请您签署“{{agreement}}”：{{link}}',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} 已签署“{{agreement}}”：{{link}}',
  'Ask about the products of {{company}}, and read the answer in its own documents:\n{{link}}':
    '您可以询问有关 {{company}} 产品的问题，并在该公司自己的文档中阅读回答：\n{{link}}',
  'The link works for 24 hours. Keep it to yourself: it needs no password.':
    '链接 24 小时内有效。请勿转给他人：使用链接无需密码。',
  'The app of {{company}}:\n{{apps}}': '{{company}} 的 App：\n{{apps}}',
  'The registration of {{name}} ends on {{endDay}}. Another year costs {{amount}} before VAT.':
    '{{name}} 的注册将于 {{endDay}} 到期。续期一年的费用为 {{amount}}，不含增值税。',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    '系统不会自动扣款：请在此续期，否则将失去此名称：{{link}}',
  'It is charged to the card {{card}} on {{nextDay}}. You can switch that off until then: {{link}}':
    '将于 {{nextDay}} 向信用卡 {{card}} 扣款。在此之前，您可以关闭自动续期：{{link}}',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    '{{name}} 续期一年的订单 {{number}}，金额为 {{amount}}。',
  'The card {{card}} did not pay it.': '信用卡 {{card}} 未能付款。',
  'It is tried again on {{nextDay}}. With another card in your account it is tried at once.':
    '将于 {{nextDay}} 再次尝试扣款。如果您在对账单中改用其他卡，会立即再次尝试。',
  'The registration ends on {{endDay}}: unless it is renewed before, the name is lost.':
    '注册将于 {{endDay}} 到期：若未在此之前续期，将失去此名称。',
  'Pay it here: {{link}}': '请在此付款：{{link}}',
  'Hello,': '您好：',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} 邀请您加入 {{company}}，一起使用 Coverwright。',
  'Register here, with this e-mail address:\n{{link}}': '请在此以本电子邮件地址注册：\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    '链接 24 小时内有效，限用一次。如果您并未预期收到此邮件，无需做任何事。',
  'Confirm and register here, with this e-mail address:\n{{link}}': '请在此以本电子邮件地址确认并注册：\n{{link}}',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    '提供方已更换“{{product}}”的一份文档。您的网站会显示新文档；已售出的保单仍沿用原文档。',
  'See your sites:\n{{link}}': '查看您的网站：\n{{link}}',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    '{{company}} 的 {{inviter}} 邀请贵公司在 Coverwright 成为其合作伙伴。',
  'They write:\n{{note}}': '对方写道：\n{{note}}',
  'Answer here:\n{{link}}': '请在此回复：\n{{link}}',
  '{{partner}} asks to be your partner.': '{{partner}} 请求成为您的合作伙伴。',
  'See it in your partner hub:\n{{link}}': '在合作伙伴中心查看：\n{{link}}',
  '{{partner}} is your partner now.': '{{partner}} 已成为您的合作伙伴。',
  '{{partner}} does not want to be your partner.': '{{partner}} 拒绝成为您的合作伙伴。',
  '{{partner}} has withdrawn its request.': '{{partner}} 已撤回请求。',
  '{{partner}} has ended the partnership.': '{{partner}} 已终止合作关系。',
  'Reason given: {{reason}}': '原因：{{reason}}',
  'Sites closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    '停止接受新报价的网站数：{{sites}}。已售出的不受影响，付款与文档继续有效。',
  'Your company has ended the partnership with {{partner}}.': '贵公司已终止与 {{partner}} 的合作关系。',
  '{{partner}} proposes another payment mode.': '{{partner}} 提议变更付款方式。',
  '{{partner}} agrees to the new payment mode.': '{{partner}} 同意新的付款方式。',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} 维持现有的付款方式。',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    '您的 Coverwright 试用已结束。支付订阅方案之前，所有人都无法登录。',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    '以月付的 {{plan}} 继续使用：{{amount}}，含增值税。请在此付款，然后重新登录：{{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    '链接 30 天内有效。登录后，您可以选择其他订阅方案。',
  'You need more time? Ask for it: {{ask}}': '需要更多时间吗？请在此申请：{{ask}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    '随信附上订单 {{orderNumber}} 的发票 {{number}}，金额为 {{amount}}。',
  'All invoices: {{link}}': '所有发票：{{link}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used.':
    '订阅方案 {{plan}}：{{whatWords}} 已用 {{used}} / {{allowed}}。',
  'See what else there is: {{link}}': '查看其他可选方案：{{link}}',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endDay}}.':
    '您的订阅方案续订与域名续期由信用卡 {{card}} 扣款，该卡将于 {{endDay}} 到期。',
  'Use another one before, so that nothing is interrupted: {{link}}': '请在到期前改用其他卡，以免服务中断：{{link}}',
  'Renewals of the plan {{plan}} on {{fromDay}} or later cost {{monthAmount}} a month or {{yearAmount}} a year, before VAT. What is paid stays as it is.':
    '订阅方案 {{plan}} 于 {{fromDay}} 当日或之后续订时，价格为每月 {{monthAmount}} 或每年 {{yearAmount}}，不含增值税。已付款的部分维持不变。',
  'You can change or cancel the plan until then: {{link}}': '在此之前，您可以变更或取消订阅方案：{{link}}',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    '订阅方案 {{plan}} 的订单 {{number}}，金额为 {{amount}}。',
  'The card {{card}} did not pay it. We look again on {{nextDay}}.':
    '信用卡 {{card}} 未能付款。我们会在 {{nextDay}} 再次查看。',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    '或转账 {{amount}}，并注明 {{reference}} 与 {{number}}。',
  'Nothing changes for your customers.': '您的客户不受影响。',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    '订阅方案 {{plan}} 的订单 {{number}}，金额为 {{amount}}，仍未付款。',
  'Unless it is paid by {{nextDay}}, nothing can be edited or published from then on.':
    '若至 {{nextDay}} 仍未付款，此后将无法编辑或发布。',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    '订阅方案 {{plan}} 的订单 {{number}} 未付款。您可以登录、查看、导出与付款；付款之前无法编辑或发布。',
  'Your sites and your agents’ home pages go on until {{offlineDay}} and then go offline. Policies, their pages and their instalments go on.':
    '您的网站与代理人主页可使用至 {{offlineDay}}，之后下线。保单、保单页面与分期付款继续有效。',
  'Paying lifts the suspension at once.': '付款后立即解除暂停。',
  'It was given up and ended on {{endDay}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    '订阅方案已取消，并于 {{endDay}} 结束。您可以登录、查看、导出与订购方案；订购之前无法编辑或发布。',
  'Order a plan: {{link}}': '订购方案：{{link}}',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineDay}}.':
    '您的订阅方案尚未付款。若仍未付款，您的网站与代理人主页将于 {{offlineDay}} 下线。',
  'Policies, their pages and their instalments go on.': '保单、保单页面与分期付款继续有效。',
  'See what is due: {{link}}': '查看应付款项：{{link}}',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    '您的订阅方案未付款，网站与代理人主页已下线。保单、保单页面与分期付款继续有效。',
  'Once the plan is paid you can publish them again: {{link}}': '支付订阅方案后，您可以重新发布：{{link}}',
  'Hello {{to}},': '{{to}}，您好：',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} 希望由您担任 {{company}} 在 Coverwright 的主要用户。',
  'Read what that means and confirm it here:\n{{link}}': '请在此阅读相关说明并确认：\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    '链接 15 分钟内有效。如果您不愿意，请忽略：未经您确认，不会有任何变动。',
  'Your code is {{code}}. It works for 15 minutes, once.': '您的验证码为 {{code}}，15 分钟内有效，限用一次。',
  'If you did not ask for it, leave it: without the code nothing changes.':
    '如果这不是您本人的请求，请忽略：未输入验证码，不会有任何变动。',
  'Hello {{from}},': '{{from}}，您好：',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} 现在是 {{company}} 的主要用户。{{from}} 已移交此角色。',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    '您已在所有设备退出登录，请重新登录。公司的试用或订阅方案维持不变。',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    '您现在是 {{company}} 的主要用户。{{from}} 已移交此角色。',
  '{{name}} asked in the app what the documents do not answer:': '{{name}} 在 App 中提出了文档无法解答的问题：',
  'Write to them at {{email}}.': '请写信至 {{email}} 回复对方。',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    '请打开此链接，以验证您的电子邮件地址，并完成 {{company}} 在 Coverwright 的注册：',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    '链接 24 小时内有效。如果您并未申请注册，请忽略：未打开链接，就不会完成注册。',
  '{{askedBy}}: {{company}} asks for its account to be opened again.': '{{askedBy}}：{{company}} 申请重新开通账户。',
  'Reference {{reference}}. It ended on {{endDay}}.': '参考编号：{{reference}}。结束日期：{{endDay}}。',
  '{{askedBy}}: {{company}} asks for its trial to go on.': '{{askedBy}}：{{company}} 申请继续试用。',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    '您的 Coverwright 密码已变更，您登录的其他设备均已退出登录。',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    '如果不是您本人所为，请立即设置新密码：在登录页面选择“忘记密码？”。',
  'Your code is {{code}}. It works for 10 minutes, once.': '您的验证码为 {{code}}，10 分钟内有效，限用一次。',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    '如果您并未尝试在新设备登录 Coverwright，请变更密码：有其他人知道您的密码。',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    '如果您并未要求设置新密码，请忽略：未输入验证码，不会有任何变动。',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    '您的账户于 {{when}} 在先前未使用过的设备登录，来源地址为 {{address}}。',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    '如果不是您本人所为，请立即变更密码：对方会随即被强制退出登录。',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    '您的账户于 {{when}} 从先前未使用过的网络地址登录，来源地址为 {{address}}。',
  'Open this link to sign in to Coverwright with this address from now on:':
    '请打开此链接，从现在起以此电子邮件地址登录 Coverwright：',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    '链接 24 小时内有效，限用一次。如果您不知情，请忽略：未打开链接，不会有任何变动。',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    '有人申请以其他电子邮件地址登录您的 Coverwright 账户：{{email}}。链接已发送至该地址；在链接打开之前，不会有任何变动。',
  'If that was not you, change your password at once: the link works no more then.':
    '如果不是您本人所为，请立即变更密码：链接将随即失效。',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    '您现在以其他电子邮件地址登录 Coverwright：{{email}}。收到本邮件的地址已无法用于登录。',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    '如果不是您本人所为，请立即写信给我们，或请贵公司的主要用户移除您的账户。',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    '感谢您的来信。再次来信时请注明 {{reference}}。',
  'You wrote:\n{{words}}': '您的来信内容：\n{{words}}',
  '{{rowCount}} transactions were booked from {{fromDay}} to {{throughDay}}.':
    '{{fromDay}}至{{throughDay}}期间，入账的交易共 {{rowCount}} 笔。',
  'The file (CSV, the link works for 30 days): {{link}}': '文件（CSV，链接 30 天内有效）：{{link}}',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} 已提交验证文档。请在“待验证的公司”中打开：\n{{link}}',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    '我们已审核 {{company}} 的文档。其状态现为“已验证”。',
  'We could not verify {{company}}:': '{{company}} 未通过验证，原因如下：',
  'Correct what is wrong and send the documents again: {{link}}': '请更正错误，并重新提交文档：{{link}}',
  'Simple units': '简易额度',
  'Standard units': '标准额度',
  'Complicated units': '复杂额度',
  transactions: '交易',
  sales: '销售',
  product: '产品',
  billing: '账单',
  technical: '技术',
  other: '其他',
  'It is issued by {{issuer}}, VAT number {{vatNumber}}.': '开具方：{{issuer}}，增值税号 {{vatNumber}}。',
  'Transfer it to this account: {{account}}': '请转入此账户：{{account}}',
  'The account to transfer it to follows from our staff.': '收款账户由我们的工作人员另行告知。',
}
