import type { GatewayTexts } from './gateway-texts';

export const VI: GatewayTexts = {
  messages: {
    'holiday-hours':     { title: 'Giờ giao dịch trong kỳ nghỉ sắp tới', body: 'Phiên chỉ số và cổ phiếu đóng cửa sớm trong hai ngày. Giờ của từng mã có trong thông số của mã trên nền tảng.' },
    'crypto-leverage':   { title: 'Đòn bẩy của cặp tiền mã hóa vào cuối tuần', body: 'Từ 20:00 thứ Sáu đến 22:00 Chủ nhật (UTC), vị thế mới với cặp tiền mã hóa có đòn bẩy tối đa 1:2.' },
    'password-changed':  { title: 'Mật khẩu của bạn đã được đổi', body: 'Mọi phiên khác đã kết thúc. Nếu không phải bạn thực hiện, hãy yêu cầu liên kết đặt mật khẩu và liên hệ bộ phận hỗ trợ.' },
    'address-rejected':  { title: 'Giấy tờ chứng minh địa chỉ của bạn bị từ chối', body: 'Giấy tờ đã quá 6 tháng. Hãy gửi giấy tờ mới hơn, ghi rõ tên và địa chỉ của bạn.' },
    'identity-runs-out': { title: 'Giấy tờ tùy thân của bạn sắp hết hạn', body: 'Giấy tờ chỉ còn hiệu lực vài ngày. Hãy gửi bản mới kịp thời để tiếp tục rút tiền.' },
    'two-networks':      { title: 'Địa chỉ rút tiền trên hai mạng mới', body: 'Giờ đây bạn có thể đặt địa chỉ trên Tron hoặc Polygon. Hãy kiểm tra mạng trước khi đặt.' },
    'change-approved':   { title: 'Thay đổi của bạn đã được duyệt', body: 'Hồ sơ của bạn đã hiển thị thay đổi này.' },
    'change-refused':    { title: 'Thay đổi của bạn không được duyệt', body: 'Hồ sơ của bạn giữ nguyên. Hãy gửi giấy tờ thể hiện thông tin mới, hoặc liên hệ bộ phận hỗ trợ.' },
  },
  alerts: {
    'new-device': { title: 'Đăng nhập từ thiết bị mới', body: 'Có người đã đăng nhập vào cổng bằng tài khoản của bạn trên một thiết bị chưa từng dùng. Nếu không phải bạn, hãy kết thúc phiên đó và đổi mật khẩu ngay.' },
    'second-factor-on': { title: 'Đã bật xác thực bước hai', body: 'Từ giờ, để đăng nhập cần có mã từ ứng dụng xác thực của bạn. Nếu không phải bạn thực hiện, hãy liên hệ ngay bộ phận hỗ trợ.' },
    'second-factor-off': { title: 'Đã tắt xác thực bước hai', body: 'Từ giờ, chỉ cần mật khẩu để đăng nhập. Nếu không phải bạn thực hiện, hãy đổi mật khẩu và liên hệ ngay bộ phận hỗ trợ.' },
    'recovery-code-used': { title: 'Một mã khôi phục đã được dùng', body: 'Có người đã đăng nhập bằng một mã khôi phục của bạn. Mã đó không dùng lại được. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ ngay bộ phận hỗ trợ.' },
  },
  buttons: { news: 'Đọc tin tức', documents: 'Gửi giấy tờ', wallet: 'Mở ví', profile: 'Mở hồ sơ', security: 'Mở mục bảo mật', sessions: 'Xem các phiên' },
  mails: {
    'password-link':  { subject: 'Đặt mật khẩu mới', text: 'Mở liên kết này để đặt mật khẩu mới. Liên kết dùng được một lần trong 60 phút. Nếu bạn không yêu cầu, bạn không cần làm gì.' },
    'payout-address': { subject: 'Địa chỉ rút tiền của bạn', text: 'Địa chỉ nhận tiền rút của bạn đã được đặt hoặc thay đổi. Nếu không phải bạn thực hiện, hãy đổi mật khẩu và liên hệ ngay bộ phận hỗ trợ.' },
    'code':           { subject: 'Mã của bạn', text: 'Nhập mã này vào nơi được yêu cầu. Không bao giờ cho ai biết mã.' },
  },
  payoutAddress: '{address} ({network}), từ {from}',
  code: '{code} là mã {brand} của bạn.',
  payments: {
    card: { title: 'Thẻ', note: 'Thẻ đứng tên bạn', deposit: 'Ngay lập tức', withdraw: '1 đến 3 ngày làm việc' },
    bank: { title: 'Chuyển khoản ngân hàng', note: 'Tài khoản đứng tên bạn', deposit: '1 đến 2 ngày làm việc', withdraw: '1 đến 2 ngày làm việc' },
    crypto: { title: 'Tài sản số', note: 'Một địa chỉ trên mạng của tài sản', deposit: 'Khoảng 5 phút', withdraw: 'Khoảng 5 phút' },
  },
  reasons: { declined: 'Khoản thanh toán đã bị từ chối.', notPaid: 'Không được thanh toán đúng hạn.', otherName: 'Nơi nhận đứng tên người khác.', returned: 'Khoản thanh toán đã bị trả lại từ nơi nhận.' },
  money: {
    'deposit-completed': { title: 'Tiền nạp của bạn đã đến', body: '{amount} đã vào tài khoản {login}. Mã tham chiếu {reference}.' },
    'withdrawal-requested': { title: 'Bạn đã yêu cầu rút tiền', body: '{amount} của tài khoản {login} được giữ riêng trong khi chúng tôi kiểm tra yêu cầu. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ bộ phận hỗ trợ ngay. Mã tham chiếu {reference}.' },
    'withdrawal-completed': { title: 'Lệnh rút tiền của bạn đã hoàn tất', body: '{amount} của tài khoản {login} đã được chi trả. Mã tham chiếu {reference}.' },
    'withdrawal-rejected': { title: 'Lệnh rút tiền của bạn không được chi trả', body: '{amount} đã trở lại tài khoản {login}; yêu cầu có ghi lý do. Mã tham chiếu {reference}.' },
    'transfer-done': { title: 'Lệnh chuyển tiền của bạn đã xong', body: '{amount} đã vào tài khoản {login}. Mã tham chiếu {reference}.' },
  },
  receipt: 'Đây là biên nhận của bạn. Hãy lưu lại.',
  cashier: { title: 'Thanh toán', to: 'Người nhận', reference: 'Mã tham chiếu', amount: 'Số tiền', pay: 'Trả {amount}', decline: 'Từ chối thanh toán', cancel: 'Hủy', note: 'Đây là trang thanh toán của bản demo: không có tiền nào được chuyển.', done: 'Không còn gì để thanh toán ở đây.', back: 'Quay lại {brand}' },
};
