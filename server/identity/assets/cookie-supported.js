// Tells the sign-on adapter that a cookie set in this frame is sent from it.
parent.postMessage("supported", "*");
