import { ink } from './palette';

/** The design system: styles that all screens share. Each screen adds only its own. */
export const DESIGN = `
*{box-sizing:border-box;margin:0;padding:0}
body{width:1440px;height:900px;overflow:hidden;background:${ink.night};color:${ink.text};font:500 17px/1.35 Inter}
h1,h2,h3,.display,.wordmark b{font-family:'Space Grotesk';font-weight:700;letter-spacing:-.025em;line-height:1.05}
svg{display:block;flex:none}.cover{flex:none}.round{border-radius:50%;flex:none}
.row{display:flex;align-items:center}.between{display:flex;align-items:center;justify-content:space-between}
.column{display:flex;flex-direction:column}.grow{flex:1;min-width:0}.end{text-align:right}
.muted{color:${ink.muted}}.violet{color:${ink.violet}}.strong{font-weight:700}
.clip{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.tabular{font-variant-numeric:tabular-nums}
.wordmark{display:inline-flex;align-items:center;gap:.34em;line-height:1}
.wordmark .icon{width:1em;height:1em}
.initials{display:inline-grid;place-items:center;border-radius:50%;flex:none;color:${ink.onViolet};font-weight:700;line-height:1}
.button{display:inline-flex;align-items:center;justify-content:center;gap:10px;height:52px;padding:0 26px;border-radius:26px;
  background:${ink.violet};color:${ink.onViolet};font-weight:700;font-size:18px;white-space:nowrap}
.button.plain{background:${ink.high};color:${ink.text}}
.button.outline{background:none;border:2px solid ${ink.muted};color:${ink.text}}
.button.square{border-radius:14px}.button.large{height:64px;padding:0 36px;border-radius:32px;font-size:21px}
.button.round-play{width:68px;height:68px;border-radius:50%;padding:0}
.chip{display:inline-flex;align-items:center;gap:8px;height:42px;padding:0 20px;border-radius:21px;background:${ink.high};font-weight:600;white-space:nowrap}
.chip.on{background:${ink.violet};color:${ink.onViolet}}
.label{font-size:15px;font-weight:700;letter-spacing:.09em;text-transform:uppercase}
.field{display:flex;align-items:center;gap:12px;height:58px;padding:0 18px;border:2px solid ${ink.line};border-radius:14px;background:${ink.surface};font-size:19px}
.field.on{border-color:${ink.violet}}
.panel{background:${ink.surface};border-radius:22px}
.card-title{font-weight:700;font-size:18px;margin-top:12px}
.bar{height:6px;border-radius:3px;background:#3a3d47;position:relative}
.bar>i{position:absolute;left:0;top:0;bottom:0;border-radius:3px;background:${ink.violet}}
.bar>b{position:absolute;top:-5px;width:16px;height:16px;margin-left:-8px;border-radius:50%;background:#fff}
h2{font-size:30px}b{font-weight:700}
`;

/** Sidebar, top bar and player bar. */
export const SHELL = `
.sidebar{position:absolute;left:0;top:0;width:232px;height:804px;padding:26px 18px 0;background:${ink.surface}}
.sidebar .wordmark{margin:0 10px 28px}
.nav{display:flex;align-items:center;gap:16px;height:50px;padding:0 14px;border-radius:14px;font-weight:600;font-size:19px;color:${ink.muted}}
.nav.on{background:${ink.plum};color:${ink.violet}}
.sidebar .label{margin:22px 10px 8px;color:${ink.muted}}
.list{display:flex;align-items:center;gap:12px;height:60px;padding:0 8px;white-space:nowrap;line-height:1.25}
.list div b{display:block;font-weight:600;font-size:17px}.list div span{font-size:15px;color:${ink.muted}}
.topbar{position:absolute;left:232px;right:0;top:0;height:84px;padding:0 36px;display:flex;align-items:center;gap:14px}
.topbar .search{display:flex;align-items:center;gap:14px;width:440px;height:50px;padding:0 20px;border-radius:25px;background:${ink.raised};color:${ink.muted};font-size:18px}
.topbar .search.on{color:${ink.text};box-shadow:0 0 0 2px ${ink.violet}}
.topbar .tool{position:relative;width:50px;height:50px;border-radius:50%;background:${ink.raised};display:grid;place-items:center}
.topbar .tool i{position:absolute;right:-4px;top:-4px;min-width:24px;height:24px;border-radius:12px;background:${ink.violet};color:${ink.onViolet};font:700 15px/24px Inter;text-align:center}
.main{position:absolute;left:232px;right:0;top:84px;height:720px;padding:0 36px;overflow:hidden}
.player{position:absolute;left:0;right:0;bottom:0;height:96px;padding:0 24px;display:grid;grid-template-columns:400px 1fr 400px;align-items:center;background:${ink.raised};border-top:1px solid ${ink.line}}
.player .keys{display:flex;align-items:center;justify-content:center;gap:26px;color:${ink.muted}}
.player .key{width:46px;height:46px;border-radius:50%;background:${ink.text};color:${ink.night};display:grid;place-items:center}
.player .time{display:flex;align-items:center;gap:14px;font-size:15px;color:${ink.muted};margin-top:5px}
.player .tools{display:flex;align-items:center;justify-content:flex-end;gap:22px;color:${ink.muted}}
`;
