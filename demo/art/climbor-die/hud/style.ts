/** The styles of the heads-up display. */
export const hudStyle = `
*{box-sizing:border-box;margin:0}
html,body{width:100%;height:100%;overflow:hidden;background:#120b10}
canvas{display:block}
.air{position:absolute;inset:0;pointer-events:none}
.hud{position:absolute;inset:0;font:600 30px/1 Fredoka;color:#fff7ee}
.hud>*{position:absolute}
.panel{background:#1c111bd9;border:3px solid #ffffff1f;border-radius:26px;box-shadow:0 10px 30px #0006}
.pill{display:flex;align-items:center;gap:16px;height:84px;padding:0 30px 0 18px;border-radius:42px;white-space:nowrap}
.pill svg{width:52px;height:52px;flex:none}
.pill b{font-size:46px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.01em}
.pill i{font-style:normal;font-weight:500;font-size:28px;color:#e9cfc2}
.hot{background:#ff5a2ae6;border-color:#ffd9a877}
.hot i{color:#fff0dd}
.mid{left:50%;transform:translateX(-50%)}
.tag{transform:translate(-50%,-100%);display:flex;align-items:center;gap:10px;height:44px;padding:0 18px 0 12px;border-radius:22px;background:#160d16c4;font-size:27px;font-weight:500;white-space:nowrap}
.tag::before{content:"";width:20px;height:20px;border-radius:7px;background:var(--c)}
.tag.me{background:#ff7a45;color:#2a0e08;font-weight:600}
.tag.me::before{display:none}
.tag.me{padding:0 18px}
.tag::after{content:"";position:absolute;left:50%;bottom:-9px;margin-left:-10px;border:10px solid transparent;border-bottom:0;border-top-color:#160d16c4}
.tag.me::after{border-top-color:#ff7a45}
.rail{left:48px;top:150px;width:56px;height:600px;border-radius:28px;overflow:visible}
.rail .lava{position:absolute;left:5px;right:5px;bottom:5px;border-radius:0 0 20px 20px;background:linear-gradient(#ffd166,#ff7a2e 26px,#d9330f);box-shadow:0 0 26px #ff6a2cb0}
.rail .top{position:absolute;left:50%;top:-38px;transform:translateX(-50%);width:64px;height:64px}
.rail .pin{position:absolute;left:50%;width:36px;height:36px;margin:-18px 0 0 -18px;border-radius:13px;background:var(--c);border:4px solid #fff3e6}
.rail .tick{position:absolute;left:14px;right:14px;height:3px;border-radius:2px;background:#ffffff38}
.rail .you{position:absolute;left:72px;transform:translateY(-50%);height:60px;padding:0 20px;border-radius:20px;background:#ff7a45;color:#2a0e08;font-size:38px;line-height:60px;white-space:nowrap}
.rail .you::before{content:"";position:absolute;left:-14px;top:18px;border:12px solid transparent;border-left:0;border-right:15px solid #ff7a45}
.toast{text-align:center;white-space:nowrap;padding:24px 52px 28px;border-radius:40px;background:#1c111ba6}
.toast h2{font-size:88px;font-weight:700;letter-spacing:.02em;text-shadow:0 5px 0 #0006,0 0 40px #0007}
.toast p{margin-top:16px;font-size:36px;font-weight:500;text-shadow:0 3px 10px #000a}
.slots{display:flex;gap:14px}
.slot{position:relative;width:96px;height:96px;border-radius:24px;display:grid;place-items:center}
.slot svg{width:60px;height:60px}
.slot u{position:absolute;right:-8px;bottom:-8px;min-width:38px;height:38px;padding:0 8px;border-radius:19px;background:#fff3e6;color:#2a1410;font-size:25px;line-height:38px;text-align:center;text-decoration:none}
.slot.on{border-color:#ff8a5c;background:#43202ae6}
.list{padding:30px 34px}
.list h3{font-size:44px;font-weight:600;margin-bottom:22px;display:flex;gap:16px;align-items:center}
.list h3 svg{width:52px;height:52px}
.row{display:flex;align-items:center;gap:18px;height:66px;padding:0 20px;border-radius:20px;font-size:32px;font-weight:500;white-space:nowrap}
.row+.row{margin-top:8px}
.row:nth-of-type(odd){background:#ffffff0d}
.row s{width:34px;height:34px;border-radius:12px;background:var(--c);border:3px solid #fff3e6}
.row em{margin-left:auto;font-style:normal;font-variant-numeric:tabular-nums;color:#ffd9c2}
.row strong{width:36px;font-weight:600;color:#ffb48f}
.row.me{background:#ff7a45;color:#2a0e08}
.row.me em,.row.me strong{color:#2a0e08}
.shop{padding:18px}.shop .row{padding:0 18px 0 14px;height:72px}.row svg{width:46px;height:46px}.row em{display:flex;align-items:center;gap:10px;padding-left:34px}.row em svg{width:36px;height:36px}
.button{display:flex;align-items:center;justify-content:center;gap:16px;height:88px;padding:0 44px;border-radius:30px;background:#ff7a45;color:#2a0e08;font-size:40px;font-weight:600;white-space:nowrap;box-shadow:inset 0 -7px 0 #c94a1c,0 10px 26px #0007}
.button.quiet{background:#fff3e6;box-shadow:inset 0 -7px 0 #d6c1b1,0 10px 26px #0007}
.button svg{width:44px;height:44px}
.alarm{text-align:center;padding:26px 54px 28px;border-radius:32px;background:#260a12ee;border:4px solid #ff7a3c;box-shadow:0 0 70px #ff4a10b0;white-space:nowrap}
.alarm h2{display:flex;gap:18px;align-items:center;font-size:68px;font-weight:700}
.alarm h2 svg{width:70px;height:70px;padding:8px;border-radius:22px;background:#3a0f0a}
.alarm p{margin-top:12px;font-size:38px;font-weight:500;color:#ffeecb}
.reward{display:flex;align-items:center;gap:24px;height:120px;padding:0 22px 0 30px;border-radius:38px;border-color:#5cf2c8;white-space:nowrap;box-shadow:0 0 50px #5cf2c855}
.reward>svg{width:66px;height:66px}.reward b{font-size:56px;font-weight:600}
.reward span{display:flex;align-items:center;gap:12px;height:76px;padding:0 26px 0 16px;border-radius:28px;background:#5cf2c82b;color:#9dffe2;font-size:44px}
.reward span svg{width:48px;height:48px}
.place b{font-size:170px;font-weight:700;color:#ffd166;line-height:.8;text-shadow:0 6px 0 #7a2a12,0 0 40px #0006}
.place sup{font-size:66px;vertical-align:top;line-height:1}
.place i{font-style:normal;font-size:46px;margin-left:16px;text-shadow:0 3px 0 #7a2a12,0 0 20px #000a}
.place{display:flex;align-items:flex-end}
.finish p{font-size:46px;font-weight:500;text-shadow:0 3px 14px #5a1c2ecc}
.finish b{display:block;margin:22px 0 30px;font-size:200px;line-height:.82;font-weight:700;color:#fff3d6;text-shadow:0 7px 0 #c9562a,0 0 50px #a83a2077}
.finish span{display:inline-flex;align-items:center;gap:18px;height:96px;padding:0 36px 0 22px;border-radius:48px;background:#2a1220d9;font-size:58px;font-variant-numeric:tabular-nums}
.finish span svg{width:62px;height:62px}
.stamina{display:flex;align-items:center;gap:20px;height:88px;padding:0 26px 0 20px;border-radius:44px}
.stamina svg{width:52px;height:52px}
.stamina span{display:block;width:300px;height:34px;border-radius:17px;background:#ffffff24;overflow:hidden}
.stamina i{display:block;height:100%;border-radius:17px;background:linear-gradient(90deg,#ff5f6d,#ffb45a)}
`;
